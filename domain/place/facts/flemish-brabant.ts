/** Municipalities of Flemish Brabant. Written by `npm run generate:places`, which names the sources. */
export const FLEMISH_BRABANT = `
23002|nl|1730|Asse|1730 Bekkerzeel,Kobbegem,Mollem;1731 Relegem,Zellik|
23003|nl|1650|Beersel|1650;1651 Lot;1652 Alsemberg;1653 Dworp;1654 Huizingen|
23009|nl|1547|Biévène=Bever=Bever=Bever|1547|
23016|nl|1700|Dilbeek|1700 Sint-Martens-Bodegem,Sint-Ulriks-Kapelle;1701 Itterbeek;1702 Groot-Bijgaarden;1703 Schepdaal|
23025|nl|1850|Grimbergen|1850;1851 Humbeek;1852 Beigem;1853 Strombeek-Bever|
23027|nl|1500|Hal=Halle=Halle=Halle|1500;1501 Buizingen;1502 Lembeek|
23033|nl|1560|Hoeilaart|1560|
23038|nl|1910|Kampenhout|1910 Berg,Buken,Nederokkerzeel|
23039|nl|1880|Kapelle-op-den-Bos|1880 Nieuwenrode,Ramsdonk|
23044|nl|1770|Liedekerke|1770|
23045|nl|1840|Londerzeel|1840 Malderen,Steenhuffel|
23047|nl|1830|Machelen|1830;1831 Diegem|
23050|nl|1860|Meise|1860;1861 Wolvertem|
23052|nl|1785|Merchtem|1785 Brussegem,Hamme|
23060|nl|1745|Opwijk|1745 Mazenzele|
23062|nl|3090|Overijse|3090|
23064|nl|1670|Pepingen|1670 Bogaarden,Heikruis;1671 Elingen;1673 Beert;1674 Bellingen|
23077|nl|1600|Sint-Pieters-Leeuw|1600 Oudenaken,Sint-Laureins-Berchem;1601 Ruisbroek;1602 Vlezenbeek|
23081|nl|1820|Steenokkerzeel|1820 Melsbroek,Perk|
23086|nl|1740|Ternat|1740;1741 Wambeek;1742 Sint-Katherina-Lombeek|
23088|nl|1800|Vilvorde=Vilvoorde=Vilvoorde=Vilvoorde|1800 Peutie|
23094|nl|1930|Zaventem|1930 Nossegem;1932 Sint-Stevens-Woluwe;1933 Sterrebeek|
23096|nl|1980|Zemst|1980 Eppegem;1981 Hofstade;1982 Elewijt,Weerde|
23097|nl|1760|Roosdaal|1760 Onze-Lieve-Vrouw-Lombeek,Pamel,Strijtem;1761 Borchtlombeek|
23098|nl|1620|Drogenbos|1620|
23099|nl|1950|Kraainem|1950|
23100|nl|1630|Linkebeek|1630|
23101|nl|1640|Rhode-Saint-Genèse=Sint-Genesius-Rode=Sint-Genesius-Rode=Sint-Genesius-Rode|1640|
23102|nl|1780|Wemmel|1780|
23103|nl|1970|Wezembeek-Oppem|1970|
23104|nl|1750|Lennik|1750 Gaasbeek,Sint-Kwintens-Lennik,Sint-Martens-Lennik|
23105|nl|1790|Affligem|1790 Essene,Hekelgem,Teralfene|
23106|nl|1755|Pajottegem|1540 Herfelingen;1541 Sint-Pieters-Kapelle;1570 Tollembeek,Vollezele;1755 Kester,Leerbeek,Oetingen|23024 1755 Gooik;23023 1570 Gammerages=Galmaarden;23032 1540+1541 Herne
24001|nl|3200|Aarschot|3200 Gelrode;3201 Langdorp;3202 Rillaar|
24007|nl|3130|Begijnendijk|3130 Betekom|
24008|nl|3460|Bekkevoort|3460 Assent;3461 Molenbeek-Wersbeek|
24009|nl|3060|Bertem|3060 Korbeek-Dijle;3061 Leefdaal|
24011|nl|3360|Bierbeek|3360 Korbeek-Lo,Lovenjoel,Opvelp|
24014|nl|3190|Boortmeerbeek|3190;3191 Hever|
24016|nl|3370|Boutersem|3370 Kerkom,Neervelp,Roosbeek,Vertrijk,Willebringen|
24020|nl|3290|Diest|3290 Deurne,Schaffen,Webbekom;3293 Kaggevinne;3294 Molenstede|
24028|nl|3450|Geetbets|3450 Grazen;3454 Rummen|
24033|nl|3150|Haacht|3150 Tildonk,Wespelaar|
24038|nl|3020|Herent|3020 Veltem-Beisem,Winksele|
24041|nl|3320|Hoegaarden|3320 Meldert;3321 Outgaarden|
24043|nl|3220|Holsbeek|3220 Kortrijk-Dutsel,Sint-Pieters-Rode;3221 Nieuwrode|
24045|nl|3040|Huldenberg|3040 Loonbeek,Neerijse,Ottenburg,Sint-Agatha-Rode|
24048|nl|3140|Keerbergen|3140|
24054|nl|3470|Kortenaken|3470 Ransberg;3471 Hoeleden;3472 Kersbeek-Miskom;3473 Waanrode|
24055|nl|3070|Kortenberg|3070;3071 Erps-Kwerps;3078 Everberg,Meerbeek|
24059|nl|3400|Landen|3400 Eliksem,Ezemaal,Laar,Neerwinden,Overwinden,Rumsdorp,Wange;3401 Waasmont,Walsbets,Walshoutem,Wezeren;3404 Attenhoven,Neerlanden|
24062|nl|3000|Louvain=Leuven=Leuven=Löwen|3000;3001 Heverlee;3010 Kessel-Lo;3012 Wilsele;3018 Wijgmaal|
24066|nl|3210|Lubbeek|3210 Linden;3211 Binkom;3212 Pellenberg|
24086|nl|3050|Oud-Heverlee|3050;3051 Sint-Joris-Weert;3052 Blanden;3053 Haasrode;3054 Vaalbeek|
24094|nl|3110|Rotselaar|3110;3111 Wezemaal;3118 Werchter|
24104|nl|3080|Tervuren|3080 Duisburg,Vossem|
24107|nl|3300|Tirlemont=Tienen=Tienen=Tienen|3300 Bost,Goetsenhoven,Hakendover,Kumtich,Oorbeek,Oplinter,Sint-Margriete-Houtem,Vissenaken|
24109|nl|3120|Tremelo|3120;3128 Baal|
24130|nl|3440|Léau=Zoutleeuw=Zoutleeuw=Zoutleeuw|3440 Budingen,Dormaal,Halle-Booienhoven,Helen-Bos|
24133|nl|3350|Linter|3350 Drieslinter,Melkwezer,Neerhespen,Neerlinter,Orsmaal-Gussenhoven,Overhespen,Wommersom|
24134|nl|3270|Montaigu-Zichem=Scherpenheuvel-Zichem=Scherpenheuvel-Zichem=Scherpenheuvel-Zichem|3270 Scherpenheuvel;3271 Averbode,Zichem;3272 Messelbroek,Testelt|
24135|nl|3390|Tielt-Winge|3390 Houwaart,Sint-Joris-Winge,Tielt;3391 Meensel-Kiezegem|
24137|nl|3380|Glabbeek|3380 Bunsbeek,Glabbeek-Zuurbemde;3381 Kapellen;3384 Attenrode|
`;
