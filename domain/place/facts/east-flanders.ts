/** Municipalities of East Flanders. Written by `npm run generate:places`, which names the sources. */
export const EAST_FLANDERS = `
41002|nl|9300|Alost=Aalst=Aalst=Aalst|9300;9308 Gijzegem,Hofstade;9310 Baardegem,Herdersem,Meldert,Moorsel;9320 Erembodegem,Nieuwerkerken|
41011|nl|9470|Denderleeuw|9470;9472 Iddergem;9473 Welle|
41018|nl|9500|Grammont=Geraardsbergen=Geraardsbergen=Geraardsbergen|9500 Goeferdinge,Moerbeke,Nederboelare,Onkerzele,Ophasselt,Overboelare,Viane,Zarlardinge;9506 Grimminge,Idegem,Nieuwenhove,Schendelbeke,Smeerebbe-Vloerzegem,Waarbeke,Zandbergen|
41024|nl|9450|Haaltert|9450 Denderhoutem,Heldergem;9451 Kerksken|
41027|nl|9550|Herzele|9550 Hillegem,Sint-Antelinks,Sint-Lievens-Esse,Steenhuize-Wijnhuize,Woubrechtegem;9551 Ressegem;9552 Borsbeke|
41034|nl|9340|Lede|9340 Impe,Oordegem,Smetlede,Wanzele|
41048|nl|9400|Ninove|9400 Appelterre-Eichem,Denderwindeke,Lieferinge,Nederhasselt,Okegem,Voorde;9401 Pollare;9402 Meerbeke;9403 Neigem;9404 Aspelare;9406 Outer|
41063|nl|9520|Sint-Lievens-Houtem|9520 Bavegem,Vlierzele,Zonnegem;9521 Letterhoutem|
41081|nl|9620|Zottegem|9620 Elene,Erwetegem,Godveerdegem,Grotenberge,Leeuwergem,Oombergen,Sint-Goriks-Oudenhove,Sint-Maria-Oudenhove,Strijpen,Velzeke-Ruddershove|
41082|nl|9420|Erpe-Mere|9420 Aaigem,Bambrugge,Burst,Erondegem,Erpe,Mere,Ottergem,Vlekkem|
42003|nl|9290|Berlare|9290 Overmere,Uitbergen|
42004|nl|9255|Buggenhout|9255 Opdorp|
42006|nl|9200|Termonde=Dendermonde=Dendermonde=Dendermonde|9200 Appels,Baasrode,Grembergen,Mespelare,Oudegem,Schoonaarde,Sint-Gillis-bij-Dendermonde|
42008|nl|9220|Hamme|9220 Moerzeke|
42010|nl|9270|Laarne|9270 Kalken|
42011|nl|9280|Lebbeke|9280 Denderbelle,Wieze|
42023|nl|9250|Waasmunster|9250|
42025|nl|9230|Wetteren|9230 Massemen,Westrem|
42026|nl|9260|Wichelen|9260 Schellebelle,Serskamp|
42028|nl|9240|Zele|9240|
43002|nl|9960|Assenede|9960;9961 Boekhoute;9968 Bassevelde,Oosteeklo|
43005|nl|9900|Eeklo|9900|
43007|nl|9970|Kaprijke|9970;9971 Lembeke|
43010|nl|9990|Maldegem|9990;9991 Adegem;9992 Middelburg|
43014|nl|9980|Sint-Laureins|9980;9981 Sint-Margriete;9982 Sint-Jan-in-Eremo;9988 Waterland-Oudeman,Watervliet|
43018|nl|9060|Zelzate|9060|
44013|nl|9070|Destelbergen|9070 Heusden|
44019|nl|9940|Evergem|9940 Ertvelde,Kluizen,Sleidinge|
44020|nl|9890|Gavere|9890 Asper,Baaigem,Dikkelvenne,Semmerzake,Vurste|
44021|nl|9000|Gand=Gent=Ghent=Gent|9000;9030 Mariakerke;9031 Drongen;9032 Wondelgem;9040 Sint-Amandsberg;9041 Oostakker;9042 Desteldonk,Mendonk,Sint-Kruis-Winkel;9050 Gentbrugge,Ledeberg;9051 Afsnee,Sint-Denijs-Westrem;9052 Zwijnaarde|
44052|nl|9860|Oosterzele|9860 Balegem,Gijzenzele,Landskouter,Moortsele,Scheldewindeke|
44064|nl|9830|Sint-Martens-Latem|9830;9831 Deurle|
44081|nl|9870|Zulte|9870 Machelen,Olsene|
44083|nl|9800|Deinze|9800 Astene,Bachte-Maria-Leerne,Gottem,Grammene,Meigem,Petegem-aan-de-Leie,Sint-Martens-Leerne,Vinkt,Wontergem,Zeveren;9850 Hansbeke,Landegem,Merendree,Nevele,Poesele,Vosselare|- 9850 Nevele
44084|nl|9880|Aalter|9880 Lotenhulle,Poeke;9881 Bellem;9910 Knesselare,Ursel|- 9910 Knesselare
44085|nl|9920|Lievegem|9920 Lovendegem;9921 Vinderhoute;9930 Zomergem;9931 Oostwinkel;9932 Ronsele;9950 Waarschoot|- 9920+9921 Lovendegem;- 9930+9931+9932 Zomergem;- 9950 Waarschoot
44086|nl|9810|Nazareth-De Pinte|9810 Eke;9840 Zevergem|44048 9810 Nazareth;44012 9840 De Pinte
44087|nl|9080|Lochristi|9080 Beervelde,Zaffelare,Zeveneken;9185|44034 9080 Lochristi;44073 9185 Wachtebeke
44088|nl|9820|Merelbeke-Melle|9090 Gontrode;9820 Bottelare,Lemberge,Melsen,Munte,Schelderode|44043 9820 Merelbeke;44040 9090 Melle
45035|nl|9700|Audenarde=Oudenaarde=Oudenaarde=Oudenaarde|9700 Bevere,Edelare,Eine,Ename,Heurne,Leupegem,Mater,Melden,Mullem,Nederename,Volkegem,Welden|
45041|nl|9600|Renaix=Ronse=Ronse=Ronse|9600|
45059|nl|9660|Brakel|9660 Elst,Everbeek,Michelbeke,Nederbrakel,Opbrakel,Zegelsem;9661 Parike|
45060|nl|9690|Kluisbergen|9690 Berchem,Kwaremont,Ruien,Zulzeke|
45061|nl|9790|Wortegem-Petegem|9790 Elsegem,Moregem,Ooike,Petegem-aan-de-Schelde,Wortegem|
45062|nl|9667|Horebeke|9667 Sint-Kornelis-Horebeke,Sint-Maria-Horebeke|
45063|nl|9570|Lierde|9570 Deftinge,Sint-Maria-Lierde;9571 Hemelveerdegem;9572 Sint-Martens-Lierde|
45064|nl|9680|Maarkedal|9680 Etikhove,Maarke-Kerkem;9681 Nukerke;9688 Schorisse|
45065|nl|9630|Zwalm|9630 Beerlegem,Dikkele,Hundelgem,Meilegem,Munkzwalm,Paulatem,Roborst,Rozebeke,Sint-Blasius-Boekel,Sint-Denijs-Boekel,Sint-Maria-Latem;9636 Nederzwalm-Hermelgem|
45068|nl|9750|Kruisem|9750 Huise,Ouwegem,Zingem;9770 Kruishoutem;9771 Nokere;9772 Wannegem-Lede|- 9750 Zingem;- 9770+9771+9772 Kruishoutem
46020|nl|9170|Sint-Gillis-Waas|9170 De Klinge,Meerdonk,Sint-Pauwels|
46021|nl|9100|Saint-Nicolas=Sint-Niklaas=Sint-Niklaas=Sint-Niklaas|9100 Nieuwkerken-Waas;9111 Belsele;9112 Sinaai|
46024|nl|9190|Stekene|9190 Kemzeke|
46025|nl|9140|Tamise=Temse=Temse=Temse|9140 Elversele,Steendorp,Tielrode|
46029|nl|9160|Lokeren|9160 Daknam,Eksaarde;9180|46014 9160 Lokeren;44045 9180 Moerbeke
46030|nl|9120|Beveren-Kruibeke-Zwijndrecht|2070 Burcht;9120 Haasdonk,Melsele,Vrasene;9130 Doel,Kallo,Kieldrecht,Verrebroek;9150 Bazel,Rupelmonde|46003 9120+9130 Beveren;46013 9150 Kruibeke;11056 2070 Zwijndrecht
`;
