/** Municipalities of Antwerp. Written by `npm run generate:places`, which names the sources. */
export const ANTWERP = `
11001|nl|2630|Aartselaar|2630|
11002|nl|2000|Anvers=Antwerpen=Antwerp=Antwerpen|2000;2018;2020;2030;2040 Berendrecht,Lillo,Zandvliet;2050;2060;2100 Deurne;2140 Borgerhout;2150;2170 Merksem;2180 Ekeren;2600 Berchem;2610 Wilrijk;2660 Hoboken|11002 2000+2018+2020+2030+2040+2050+2060+2100+2140+2170+2180+2600+2610+2660 Anvers=Antwerpen;11007 2150 Borsbeek
11004|nl|2530|Boechout|2530;2531 Vremde|
11005|nl|2850|Boom|2850|
11008|nl|2930|Brasschaat|2930|
11009|nl|2960|Brecht|2960 Sint-Job-in-’t- Goor,Sint-Lenaarts|
11013|nl|2650|Edegem|2650|
11016|nl|2910|Essen|2910|
11018|nl|2620|Hemiksem|2620|
11021|nl|2540|Hove|2540|
11022|nl|2920|Kalmthout|2920|
11023|nl|2950|Kapellen|2950|
11024|nl|2550|Kontich|2550 Waarloos|
11025|nl|2547|Lint|2547|
11029|nl|2640|Mortsel|2640|
11030|nl|2845|Niel|2845|
11035|nl|2520|Ranst|2520 Broechem,Emblem,Oelegem|
11037|nl|2840|Rumst|2840 Reet,Terhagen|
11038|nl|2627|Schelle|2627|
11039|nl|2970|Schilde|2970 ’s-Gravenwezel|
11040|nl|2900|Schoten|2900|
11044|nl|2940|Stabroek|2940 Hoevenen|
11050|nl|2110|Wijnegem|2110|
11052|nl|2160|Wommelgem|2160|
11053|nl|2990|Wuustwezel|2990 Loenhout|
11054|nl|2240|Zandhoven|2240 Massenhoven,Viersel;2242 Pulderbos;2243 Pulle|
11055|nl|2980|Zoersel|2980 Halle|
11057|nl|2390|Malle|2390 Oostmalle,Westmalle|
12002|nl|2590|Berlaar|2590 Gestel|
12005|nl|2820|Bonheiden|2820 Rijmenam|
12007|nl|2880|Bornem|2880 Hingene,Mariekerke,Weert|
12009|nl|2570|Duffel|2570|
12014|nl|2220|Heist-op-den-Berg|2220 Hallaar;2221 Booischot;2222 Itegem,Wiekevorst;2223 Schriek|
12021|nl|2500|Lierre=Lier=Lier=Lier|2500 Koningshooikt|
12025|nl|2800|Malines=Mechelen=Mechelen=Mecheln|2800 Walem;2801 Heffen;2811 Hombeek,Leest;2812 Muizen|
12026|nl|2560|Nijlen|2560 Bevel,Kessel|
12029|nl|2580|Putte|2580 Beerzel|
12035|nl|2860|Sint-Katelijne-Waver|2860;2861 Onze-Lieve-Vrouw-Waver|
12040|nl|2830|Willebroek|2830 Blaasveld,Heindonk,Tisselt|
12041|nl|2870|Puers-Saint-Amand=Puurs-Sint-Amands=Puurs-Sint-Amands=Puurs-Sint-Amands|2870 Breendonk,Liezele,Puurs,Ruisbroek;2890 Lippelo,Oppuurs,Sint-Amands|- 2870 Puurs;- 2890 Sint-Amands
13001|nl|2370|Arendonk|2370|
13002|nl|2387|Baerle-Duc=Baarle-Hertog=Baarle-Hertog=Baarle-Hertog|2387|
13003|nl|2490|Balen|2490;2491 Olmen|
13004|nl|2340|Beerse|2340 Vlimmeren|
13006|nl|2480|Dessel|2480|
13008|nl|2440|Geel|2440|
13010|nl|2280|Grobbendonk|2280;2288 Bouwel|
13011|nl|2200|Herentals|2200 Morkhoven,Noorderwijk|
13012|nl|2270|Herenthout|2270|
13013|nl|2230|Herselt|2230 Ramsel|
13014|nl|2320|Hoogstraten|2320;2321 Meer;2322 Minderhout;2323 Wortel;2328 Meerle|
13016|nl|2235|Hulshout|2235 Houtvenne,Westmeerbeek|
13017|nl|2460|Kasterlee|2460 Lichtaart,Tielen|
13019|nl|2275|Lille|2275 Gierle,Poederlee,Wechelderzande|
13021|nl|2450|Meerhout|2450|
13023|nl|2330|Merksplas|2330|
13025|nl|2400|Mol|2400|
13029|nl|2250|Olen|2250|
13031|nl|2360|Oud-Turnhout|2360|
13035|nl|2380|Ravels|2380;2381 Weelde;2382 Poppel|
13036|nl|2470|Retie|2470|
13037|nl|2310|Rijkevorsel|2310|
13040|nl|2300|Turnhout|2300|
13044|nl|2290|Vorselaar|2290|
13046|nl|2350|Vosselaar|2350|
13049|nl|2260|Westerlo|2260 Oevel,Tongerlo,Zoerle-Parwijs|
13053|nl|2430|Laakdal|2430 Eindhout,Vorst;2431 Varendonk,Veerle|
`;
