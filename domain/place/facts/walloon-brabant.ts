/** Municipalities of Walloon Brabant. Written by `npm run generate:places`, which names the sources. */
export const WALLOON_BRABANT = `
25005|fr|1320|Beauvechain=Bevekom=Beauvechain=Beauvechain|1320 Hamme-Mille,L’Écluse,Nodebais,Tourinnes-la-Grosse|
25014|fr|1420|Braine-l’Alleud=Eigenbrakel=Braine-l’Alleud=Braine-l’Alleud|1420;1421 Ophain-Bois-Seigneur Isaac;1428 Lillois-Witterzée|
25015|fr|1440|Braine-le-Château=Kasteelbrakel=Braine-le-Château=Braine-le-Château|1440 Wauthier-Braine|
25018|fr|1325|Chaumont-Gistoux|1325 Bonlez,Corroy-le-Grand,Dion-le-Mont,Dion-le-Val,Longueville|
25023|fr|1490|Court-Saint-Etienne|1490|
25031|fr|1470|Genappe=Genepiën=Genappe=Genappe|1470 Baisy-Thy,Bousval;1471 Loupoigne;1472 Vieux-Genappe;1473 Glabais;1474 Ways;1476 Houtain-le-Val|
25037|fr|1390|Grez-Doiceau=Graven=Grez-Doiceau=Grez-Doiceau|1390 Archennes,Biez,Bossut-Gottechain,Nethen|
25043|fr|1315|Incourt|1315 Glimes,Opprebais,Piétrebais,Roux-Miroir|
25044|fr|1460|Ittre=Itter=Ittre=Ittre|1460 Virginal-Samme;1461 Haut-Ittre|
25048|fr|1370|Jodoigne=Geldenaken=Jodoigne=Jodoigne|1370 Dongelberg,Jauchelette,Jodoigne-Souveraine,Lathuy,Mélin,Piétrain,Saint-Jean-Geest,Saint-Remy-Geest,Zétrud-Lumay|
25050|fr|1310|La Hulpe=Terhulpen=La Hulpe=La Hulpe|1310|
25068|fr|1435|Mont-Saint-Guibert|1435 Corbais,Hévillers|
25072|fr|1400|Nivelles=Nijvel=Nivelles=Nivelles|1400 Monstreux;1401 Baulers;1402 Thines;1404 Bornival|
25084|fr|1360|Perwez=Perwijs=Perwez=Perwez|1360 Malèves-Sainte-Marie-Wastines,Orbais,Thorembais-Saint-Trond,Thorembais-les-Béguines|
25091|fr|1330|Rixensart|1330;1331 Rosières;1332 Genval|
25105|fr|1480|Tubize=Tubeke=Tubize=Tubize|1480 Clabecq,Oisquercq,Saintes|
25107|fr|1495|Villers-la-Ville|1495 Marbais,Mellery,Sart-Dames-Avelines,Tilly|
25110|fr|1410|Waterloo|1410|
25112|fr|1300|Wavre=Waver=Wavre=Wavre|1300 Limal;1301 Bierges|
25117|fr|1450|Chastre|1450 Chastre-Villeroux-Blanmont,Cortil-Noirmont,Gentinnes,Saint-Géry|
25118|fr|1357|Hélécine|1357 Linsmeau,Neerheylissem,Opheylissem|
25119|fr|1380|Lasne|1380 Couture-Saint-Germain,Lasne-Chapelle-Saint-Lambert,Maransart,Ohain,Plancenoit|
25120|fr|1350|Orp-Jauche|1350 Enines,Folx-les-Caves,Jandrain-Jandrenouille,Jauche,Marilles,Noduwez,Orp-le-Grand|
25121|fr|1340|Ottignies-Louvain-la-Neuve|1340 Ottignies;1341 Céroux-Mousty;1342 Limelette;1348 Louvain-la-Neuve|
25122|fr|1367|Ramillies|1367 Autre-Église,Bomal,Geest-Gérompont-Petit-Rosière,Grand-Rosière-Hottomont,Huppaye,Mont-Saint-André,Ramillies-Offus|
25123|fr|1430|Rebecq|1430 Bierghes,Quenast,Rebecq-Rognon|
25124|fr|1457|Walhain|1457 Nil-Saint-Vincent-Saint-Martin,Tourinnes-Saint-Lambert,Walhain-Saint-Paul|
`;
