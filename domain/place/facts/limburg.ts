/** Municipalities of Limburg. Written by `npm run generate:places`, which names the sources. */
export const LIMBURG = `
71002|nl|3665|As|3665;3668 Niel-bij-As|
71004|nl|3580|Beringen|3580;3581 Beverlo;3582 Koersel;3583 Paal|
71011|nl|3590|Diepenbeek|3590|
71016|nl|3600|Genk|3600|
71017|nl|3890|Gingelom|3890 Boekhout,Jeuk,Kortijs,Montenaken,Niel-bij-Sint-Truiden,Vorsen;3891 Borlo,Buvingen,Kerkom-bij-Sint-Truiden,Mielen-Boven-Aalst,Muizen|
71020|nl|3545|Halen|3545 Loksbergen,Zelem|
71024|nl|3540|Herck-la-Ville=Herk-de-Stad=Herk-de-Stad=Herk-de-Stad|3540 Berbroek,Donk,Schulen|
71034|nl|3970|Bourg-Léopold=Leopoldsburg=Leopoldsburg=Leopoldsburg|3970;3971 Heppen|
71037|nl|3560|Lummen|3560 Linkhout,Meldert|
71045|nl|3850|Nieuwerkerken|3850 Binderveld,Kozen,Wijer|
71053|nl|3800|Saint-Trond=Sint-Truiden=Sint-Truiden=Sint-Truiden|3800 Aalst,Brustem,Engelmanshoven,Gelinden,Groot-Gelmen,Halmaal,Ordingen,Zepperen;3803 Duras,Gorsem,Runkelen,Wilderen;3806 Velm|
71066|nl|3520|Zonhoven|3520|
71067|nl|3690|Zutendaal|3690|
71070|nl|3550|Heusden-Zolder|3550 Heusden,Zolder|
71071|nl|3980|Tessenderlo-Ham|3945 Kwaadmechelen,Oostham;3980|71057 3980 Tessenderlo;71069 3945 Ham
71072|nl|3500|Hasselt|3500 Sint-Lambrechts-Herk;3501 Wimmertingen;3510 Kermt,Spalbeek;3511 Kuringen,Stokrooie;3512 Stevoort;3720;3721 Vliermaalroot;3722 Wintershoven;3723 Guigoven;3724 Vliermaal|71022 3500+3501+3510+3511+3512 Hasselt;73040 3720+3721+3722+3723+3724 Kortessem
72003|nl|3950|Bocholt|3950 Kaulille,Reppel|
72004|nl|3960|Bree|3960 Beek,Gerdingen,Opitter,Tongerlo|
72018|nl|3640|Kinrooi|3640 Kessenich,Molenbeersel,Ophoven|
72020|nl|3920|Lommel|3920|
72021|nl|3680|Maaseik|3680 Neeroeteren,Opoeteren|
72030|nl|3990|Peer|3990 Grote-Brogel,Kleine-Brogel,Wijchmaal|
72037|nl|3930|Hamont-Achel|3930 Achel,Hamont|
72038|nl|3940|Hechtel-Eksel|3940 Hechtel;3941 Eksel|
72039|nl|3530|Houthalen-Helchteren|3530 Helchteren,Houthalen|
72041|nl|3650|Dilsen-Stokkem|3650 Dilsen,Elen,Lanklaar,Rotem,Stokkem|
72042|nl|3660|Oudsbergen|3660 Opglabbeek;3670 Ellikom,Gruitrode,Meeuwen,Meeuwen-Gruitrode,Neerglabbeek,Wijshagen|- 3660 Opglabbeek;- 3670 Meeuwen-Gruitrode
72043|nl|3900|Pelt|3900 Overpelt;3910 Neerpelt,Sint-Huibrechts-Lille|- 3900 Overpelt;- 3910 Neerpelt
73001|nl|3570|Alken|3570|
73022|nl|3870|Heers|3870 Batsheers,Gutschoven,Heks,Horpmaal,Klein-Gelmen,Mechelen-Bovelingen,Mettekoven,Opheers,Rukkelingen-Loon,Vechmaal,Veulen|
73028|nl|3717|Herstappe|3717|
73042|nl|3620|Lanaken|3620 Gellik,Neerharen,Veldwezelt;3621 Rekem|
73066|nl|3770|Riemst|3770 Genoelselderen,Herderen,Kanne,Membruggen,Millen,Val-Meer,Vlijtingen,Vroenhoven,Zichen-Zussen--Bolder|
73098|nl|3830|Wellen|3830 Berlingen;3831 Herten;3832 Ulbeek|
73107|nl|3630|Maasmechelen|3630 Eisden,Leut,Mechelen-aan-de-Maas,Meeswijk,Opgrimbie,Vucht;3631 Boorsem,Uikhoven|
73109|nl|3790|Fourons=Voeren=Voeren=Voeren|3790 Fourons-Saint-Martin=Sint-Martens-Voeren,Mouland=Moelingen;3791 Remersdaal;3792 Fourons-Saint-Pierre=Sint-Pieters-Voeren;3793 Teuven;3798 Fourons-le-Comte=’s-Gravenvoeren|
73110|nl|3740|Bilzen-Hoeselt|3730 Romershoven,Sint-Huibrechts-Hern,Werm;3732 Schalkhoven;3740 Beverst,Eigenbilzen,Grote-Spouwen,Hees,Kleine-Spouwen,Mopertingen,Munsterbilzen,Rijkhoven,Rosmeer,Waltwilder;3742 Martenslinde;3746 Hoelbeek|73006 3740+3742+3746 Bilzen;73032 3730+3732 Hoeselt
73111|nl|3700|Tongres-Looz=Tongeren-Borgloon=Tongeren-Borgloon=Tongeren-Borgloon|3700 ’s-Herenelderen,Berg,Diets-Heur,Haren,Henis,Kolmont,Koninksem,Lauw,Mal,Neerrepen,Nerem,Overrepen,Piringen,Riksingen,Rutten,Sluizen,Vreren,Widooie;3840 Bommershoven,Broekom,Gors-Opleeuw,Gotem,Groot-Loon,Hendrieken,Hoepertingen,Jesseren,Kerniel,Kuttekoven,Rijkel,Voort|73083 3700 Tongres=Tongeren;73009 3840 Looz=Borgloon
`;
