/** Municipalities of West Flanders. Written by `npm run generate:places`, which names the sources. */
export const WEST_FLANDERS = `
31003|nl|8730|Beernem|8730 Oedelem,Sint-Joris|
31004|nl|8370|Blankenberge|8370 Uitkerke|
31005|nl|8000|Bruges=Brugge=Bruges=Brügge|8000 Koolkerke;8200 Sint-Andries,Sint-Michiels;8310 Assebroek,Sint-Kruis;8380 Dudzele,Lissewege|
31006|nl|8340|Damme|8340 Hoeke,Lapscheure,Moerkerke,Oostkerke,Sijsele|
31012|nl|8490|Jabbeke|8490 Snellegem,Stalhille,Varsenare,Zerkegem|
31022|nl|8020|Oostkamp|8020 Hertsberge,Ruddervoorde,Waardamme|
31033|nl|8820|Torhout|8820|
31040|nl|8210|Zedelgem|8210 Loppem,Veldegem;8211 Aartrijke|
31042|nl|8377|Zuienkerke|8377 Houtave,Meetkerke,Nieuwmunster|
31043|nl|8300|Knokke-Heist|8300 Knokke,Westkapelle;8301 Heist,Ramskapelle|
32003|nl|8600|Dixmude=Diksmuide=Diksmuide=Diksmuide|8600 Beerst,Driekapellen,Esen,Kaaskerke,Keiem,Lampernisse,Leke,Nieuwkapelle,Oostkerke,Oudekapelle,Pervijze,Sint-Jacobs-Kapelle,Stuivenskerke,Vladslo,Woumen|
32006|nl|8650|Houthulst|8650 Klerken,Merkem|
32010|nl|8680|Koekelare|8680 Bovekerke,Zande|
32011|nl|8610|Kortemark|8610 Handzame,Werken,Zarren|
32030|nl|8647|Lo-Reninge|8647 Lo,Noordschote,Pollinkhove,Reninge|
33011|nl|8900|Ypres=Ieper=Ypres=Ypern|8900 Brielen,Dikkebus,Sint-Jan;8902 Hollebeke,Voormezele,Zillebeke;8904 Boezinge,Zuidschote;8906 Elverdinge;8908 Vlamertinge|
33016|nl|8957|Messines=Mesen=Mesen=Mesen|8957|
33021|nl|8970|Poperinge|8970 Reningelst;8972 Krombeke,Proven,Roesbrugge-Haringe;8978 Watou|
33029|nl|8940|Wervik|8940 Geluwe|
33037|nl|8980|Zonnebeke|8980 Beselare,Geluveld,Passendale,Zandvoorde|
33039|nl|8950|Heuvelland|8950 Nieuwkerke;8951 Dranouter;8952 Wulvergem;8953 Wijtschate;8954 Westouter;8956 Kemmel;8958 Loker|
33040|nl|8920|Langemark-Poelkapelle|8920 Bikschote,Langemark,Poelkapelle|
33041|nl|8640|Vleteren|8640 Oostvleteren,Westvleteren,Woesten|
34002|nl|8570|Anzegem|8570 Gijzelbrechtegem,Ingooigem,Vichte;8572 Kaster;8573 Tiegem|
34003|nl|8580|Avelgem|8580;8581 Kerkhove,Waarmaarde;8582 Outrijve;8583 Bossuit|
34009|nl|8540|Deerlijk|8540|
34013|nl|8530|Harelbeke|8530;8531 Bavikhove,Hulste|
34022|nl|8500|Courtrai=Kortrijk=Kortrijk=Kortrijk|8500;8501 Bissegem,Heule;8510 Bellegem,Kooigem,Marke,Rollegem;8511 Aalbeke|
34023|nl|8520|Kuurne|8520|
34025|nl|8860|Lendelede|8860|
34027|nl|8930|Menin=Menen=Menen=Menen|8930 Lauwe,Rekkem|
34040|nl|8790|Waregem|8790;8791 Beveren;8792 Desselgem;8793 Sint-Eloois-Vijve|
34041|nl|8560|Wevelgem|8560 Gullegem,Moorsele|
34042|nl|8550|Zwevegem|8550;8551 Heestert;8552 Moen;8553 Otegem;8554 Sint-Denijs|
34043|nl|8587|Espierres-Helchin=Spiere-Helkijn=Spiere-Helkijn=Spiere-Helkijn|8587 Espierres=Spiere,Helchin=Helkijn|
35002|nl|8450|Bredene|8450|
35005|nl|8470|Gistel|8470 Moere,Snaaskerke,Zevekote|
35006|nl|8480|Ichtegem|8480 Bekegem,Eernegem|
35011|nl|8430|Middelkerke|8430;8431 Wilskerke;8432 Leffinge;8433 Mannekensvere,Schore,Sint-Pieters-Kapelle,Slijpe;8434 Lombardsijde,Westende|
35013|nl|8400|Ostende=Oostende=Ostend=Ostende|8400 Stene,Zandvoorde|
35014|nl|8460|Oudenburg|8460 Ettelgem,Roksem,Westkerke|
35029|nl|8420|De Haan|8420 Klemskerke,Wenduine;8421 Vlissegem|
36006|nl|8830|Hooglede|8830 Gits|
36007|nl|8770|Ingelmunster|8770|
36008|nl|8870|Izegem|8870 Emelgem,Kachtem|
36010|nl|8880|Ledegem|8880 Rollegem-Kapelle,Sint-Eloois-Winkel|
36011|nl|8810|Lichtervelde|8810|
36012|nl|8890|Moorslede|8890 Dadizele|
36015|nl|8800|Roulers=Roeselare=Roeselare=Roeselare|8800 Beveren,Oekene,Rumbeke|
36019|nl|8840|Staden|8840 Oostnieuwkerke,Westrozebeke|
37002|nl|8720|Dentergem|8720 Markegem,Oeselgem,Wakken|
37010|nl|8780|Oostrozebeke|8780|
37011|nl|8740|Pittem|8740 Egem|
37017|nl|8710|Wielsbeke|8710 Ooigem,Sint-Baafs-Vijve|
37020|nl|8850|Ardooie|8850;8851 Koolskamp|
37021|nl|8750|Wingene|8750 Zwevezele;8755|37018 8750 Wingene;37012 8755 Ruiselede
37022|nl|8700|Tielt|8700 Aarsele,Kanegem,Schuiferskapelle;8760|37015 8700 Tielt;37007 8760 Meulebeke
38002|nl|8690|Alveringem|8690 Hoogstade,Oeren,Sint-Rijkers;8691 Beveren,Gijverinkhove,Izenberge,Leisele,Stavele|
38008|nl|8660|La Panne=De Panne=De Panne=De Panne|8660 Adinkerke|
38014|nl|8670|Koksijde|8670 Oostduinkerke,Wulpen|
38016|nl|8620|Nieuport=Nieuwpoort=Nieuwpoort=Nieuwpoort|8620 Ramskapelle,Sint-Joris|
38025|nl|8630|Furnes=Veurne=Veurne=Veurne|8630 Avekapelle,Beauvoorde,Booitshoeke,Bulskamp,De Moeren,Eggewaartskapelle,Houtem,Steenkerke,Vinkem,Wulveringem,Zoutenaaie|
`;
