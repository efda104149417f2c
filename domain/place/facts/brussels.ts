/** Municipalities of Brussels-Capital Region. Written by `npm run generate:places`, which names the sources. */
export const BRUSSELS = `
21001|fr-nl|1070|Anderlecht|1070|
21002|fr-nl|1160|Auderghem=Oudergem=Auderghem=Auderghem|1160|
21003|fr-nl|1082|Berchem-Sainte-Agathe=Sint-Agatha-Berchem=Berchem-Sainte-Agathe=Berchem-Sainte-Agathe|1082|
21004|fr-nl|1000|Bruxelles=Brussel=Brussels=Brüssel|1000;1020 Laeken=Laken;1120 Neder-Over-Heembeek;1130 Haren|
21005|fr-nl|1040|Etterbeek|1040|
21006|fr-nl|1140|Evere|1140|
21007|fr-nl|1190|Forest=Vorst=Forest=Forest|1190|
21008|fr-nl|1083|Ganshoren|1083|
21009|fr-nl|1050|Ixelles=Elsene=Ixelles=Ixelles|1050|
21010|fr-nl|1090|Jette|1090|
21011|fr-nl|1081|Koekelberg|1081|
21012|fr-nl|1080|Molenbeek-Saint-Jean=Sint-Jans-Molenbeek=Molenbeek-Saint-Jean=Molenbeek-Saint-Jean|1080|
21013|fr-nl|1060|Saint-Gilles=Sint-Gillis=Saint-Gilles=Saint-Gilles|1060|
21014|fr-nl|1210|Saint-Josse-ten-Noode=Sint-Joost-ten-Node=Saint-Josse-ten-Noode=Saint-Josse-ten-Noode|1210|
21015|fr-nl|1030|Schaerbeek=Schaarbeek=Schaerbeek=Schaerbeek|1030|
21016|fr-nl|1180|Uccle=Ukkel=Uccle=Uccle|1180|
21017|fr-nl|1170|Watermael-Boitsfort=Watermaal-Bosvoorde=Watermael-Boitsfort=Watermael-Boitsfort|1170|
21018|fr-nl|1200|Woluwe-Saint-Lambert=Sint-Lambrechts-Woluwe=Woluwe-Saint-Lambert=Woluwe-Saint-Lambert|1200|
21019|fr-nl|1150|Woluwe-Saint-Pierre=Sint-Pieters-Woluwe=Woluwe-Saint-Pierre=Woluwe-Saint-Pierre|1150|
`;
