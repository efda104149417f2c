/**
 * Names in use that the list of postcodes lacks: earlier and French names, names of seaside resorts, and short forms. A line has the postcode
 * and the listed name of the place, then its other names.
 */
export const OTHER_NAMES = `
1080|Molenbeek-Saint-Jean|Molenbeek
1170|Watermael-Boitsfort|Boitsfort|Bosvoorde|Watermael|Watermaal
1200|Woluwe-Saint-Lambert|WSL
1150|Woluwe-Saint-Pierre|WSP
1210|Saint-Josse-ten-Noode|Saint-Josse|Sint-Joost
1950|Kraainem|Crainhem
1970|Wezembeek-Oppem|Wezembeek
3080|Tervuren|Tervueren
4760|Büllingen|Buellingen
4750|Bütgenbach|Buetgenbach
5030|Gembloux|Gembloux-sur-Orneau
6940|Barvaux|Barvaux-sur-Ourthe
7070|Le Roeulx|Roeulx
8300|Knokke|Knokke-Zoute|Het Zoute|Le Zoute|Zoute
8370|Blankenberge|Blankenberghe
8380|Brugge|Zeebrugge
8420|De Haan|Le Coq|Le Coq-sur-Mer|Coq-sur-Mer
8950|Nieuwkerke|Neuve-Église
8670|Koksijde|Coxyde|Sint-Idesbald|Saint-Idesbald
9120|Beveren|Beveren-Waas
9180|Moerbeke|Moerbeke-Waas
9880|Aalter|Maria-Aalter
`;
