/** Sentences of visitors in French, and what each asks for; see `cases.ts` for the notation. */
export const FRENCH = `
maison 3 chambres Namur moins de 400.000 PEB C > type=4 beds=3 in=Namur max=400000 epc=C
appartement à louer à Liège > goal=rent type=2 in=Liège
appart 2 chambres Bruxelles avec terrasse > type=2 beds=2 in=04000 terrace
kot à louer Louvain > goal=rent text=kot in=Louvain
studio à louer à Louvain, 700 par mois > goal=rent text=studio in=Louvain max=700
maison autour de Durbuy, jusqu'à 250.000, PEB D > type=4 near=Durbuy/10 max=250000 epc=D
je cherche une maison avec jardin et garage à Eupen > type=4 garden garage in=Eupen
villa Waterloo > type=4 in=Waterloo
Maison trois chambres jardin > type=4 beds=3 garden
appartement 1 chambre Gand max 300k > type=2 beds=1 in=Gand max=300000
terrain à bâtir Bruges > type=6 in=Bruges
terrain de 1000 m² en province de Namur > type=6 land=1000 in=90000
bureau à louer Bruxelles > goal=rent type=5 in=04000
immeuble de rapport Liège > type=3 in=Liège
viager Ostende > viager in=Ostende
appartement à la côte avec vue mer > type=2 in=coast text=vue mer
maison dans les Ardennes > type=4 in=ardennes
maison à vendre 19 communes > goal=sale type=4 in=04000
penthouse Anvers > text=penthouse in=Anvers
appartement meublé à louer Ixelles > goal=rent type=2 furnished in=Ixelles
maison neuve Wavre > type=4 new in=Wavre
maison entre 200.000 et 300.000 euros > type=4 min=200000 max=300000
entre 300000 et 500000 € à Gand > min=300000 max=500000 in=Gand
maison à moins de 10 km de Namur > type=4 near=Namur/10
dans un rayon de 20 km autour de Liège > near=Liège/20
maison à 15 km de Namur > type=4 near=Namur/15
appartement avec ascenseur et balcon > type=2 lift text=balcon
appartement minimum 100 m² > type=2 area=100
maison de plus de 150m2 à Dinant > type=4 area=150 in=Dinant
maison 4 chambres ou plus > type=4 beds=4
au moins 3 chambres, budget 350 000 € > beds=3 max=350000
maison à partir de 300.000 € > type=4 min=300000
louer un appartement deux chambres Namur maximum 900 € > goal=rent type=2 beds=2 in=Namur max=900
acheter une maison à Liège > goal=sale type=4 in=Liège
achat appartement Bruxelles > goal=sale type=2 in=04000
location maison Liège > goal=rent type=4 in=Liège
appartement sans ascenseur > type=2 !lift
maison sans jardin > type=4 !garden
appartement non meublé Bruxelles > goal=rent type=2 !furnished in=04000
pas de viager > !viager
maison hors viager à Waterloo > type=4 !viager in=Waterloo
maison 5000 Namur > type=4 in=Namur
1180 Uccle villa > in=Uccle type=4
4000 > in=Liège
commerce à remettre Namur > type=7 in=Namur rest=remettre
magasin Liège > type=7 in=Liège
entrepôt Eupen > type=7 in=Eupen
ferme à rénover > text=ferme text=à rénover
maison de maître Namur > type=4 text=maison de maître in=Namur
château en Wallonie > text=château in=03000
duplex à Gand > text=duplex in=Gand
loft Liège > type=2 in=Liège
rez-de-chaussée avec jardin à Gand > text=rez-de-chaussée garden in=Gand
garage à vendre Anvers > text=garage goal=sale in=Anvers
maison PEB B ou mieux > type=4 epc=B
PEB A > epc=A
peb: c maison > epc=C type=4
maison calme à Namur > type=4 in=Namur rest=calme
maison 3 chambres autour de Namur, moins de 500.000, jardin, calme, pas de travaux > type=4 beds=3 near=Namur/10 max=500000 garden rest=calme rest=pas de travaux
maison brabant wallon > type=4 in=20002
appartement Flandre > type=2 in=02000
province de Luxembourg maison > in=80000 type=4
arrondissement de Nivelles > in=25000
communauté germanophone > in=ostbelgien
maison cantons de l'Est > type=4 in=ostbelgien
Jambes appartement > in=Jambes type=2
maison à Saint-Gilles > type=4 in=Saint-Gilles
Namur ou Dinant, maison > in=Namur in=Dinant type=4
maison Namur et environs > type=4 near=Namur/10
MAISON NAMUR > type=4 in=Namur
maisons a vendre a liege > type=4 goal=sale in=Liège
appartements neufs Namur > type=2 new in=Namur
apartement Namur > type=2 in=Namur
mason Namur > type=4 in=Namur
maisn à vendre > type=4 goal=sale
appartement bruxelle > type=2 in=04000
apart 2ch Liège 1200€/mois > type=2 beds=2 in=Liège max=1200 goal=rent
maison 3ch Wavre 450k > type=4 beds=3 in=Wavre max=450000
maison 0,5 million > type=4 max=500000
villa 1,2 million d'euros > type=4 max=1200000
budget 400.000 > max=400000
400 000 € > max=400000
€ 400000 > max=400000
prix max 250.000 > max=250000
loyer 800 euros > goal=rent max=800
appartement environ 300.000 € > type=2 min=270000 max=330000
terrain 10 ares > type=6 land=1000
maison avec terrain de 2000 m² > type=4 land=2000
maison avec 500 m² de terrain > type=4 land=500
appartement disponible Namur > type=2 available in=Namur
maisons vendues > type=4 !available
appartement pas d'étrangers > type=2 no=pas d'étrangers
maison pour belges uniquement à Namur > type=4 in=Namur no=belges
location sans enfants > goal=rent no=sans enfants
bien avec piscine > text=piscine
chalet Durbuy > text=chalet in=Durbuy
appartement avec parking Knokke > type=2 garage in=Knokke
appartement trois pièces > type=2 beds=2
investissement locatif Bruxelles > type=3 in=04000
une maison pas chère > type=4 rest=pas chère
viager à la côte > viager in=coast
studio pas cher côte > text=studio rest=pas cher in=coast
maison proche de la gare > type=4 rest=gare
appartement Knokke-Heist trois chambres garage > type=2 in=Knokke-Heist beds=3 garage
cherche appart deux chambres avec balcon autour de Bruxelles max 350.000 > type=2 beds=2 text=balcon near=Bruxelles/10 max=350000
maison 3ch namur jardin 350000 max > type=4 beds=3 max=350000 garden in=Namur
appart 2ch a louer ixelles max 1100e/mois > goal=rent type=2 beds=2 max=1100 in=Ixelles
appartement rdc avec jardin woluwe st lambert > type=2 text=rdc garden in=Woluwe-Saint-Lambert
maison 4 facades avec grand terrain brabant wallon > type=4 text=4 facades in=20002 rest=grand terrain
cherche studio meublé LLN pour étudiant > goal=rent text=studio furnished in=Louvain-la-Neuve rest=étudiant
villa piscine lasne 1,2M > type=4 text=piscine max=1200000 in=Lasne
maison a renover charleroi - de 100 000 > type=4 text=a renover max=100000 in=Charleroi
terrain a batir 10 ares gembloux > type=6 land=1000 in=Gembloux
bien à vendre à rochefort avec garage et 2 sdb > goal=sale garage in=Rochefort rest=2 sdb
apt 90m2 mini terrasse ascenseur liege centre > type=2 area=90 terrace lift in=Liège rest=centre
maison ou appartement a vendre braine l'alleud ou waterloo > goal=sale type=4 type=2 in=Braine-l’Alleud in=Waterloo
immeuble de rapport 3 appartements bruxelles > type=3 in=04000 rest=3 appartements
louer maison chien accepté tournai > goal=rent type=4 in=Tournai rest=chien accepté
maison de plain pied 2 chambres marche en famenne peb b max > type=4 text=plain pied beds=2 epc=B in=Marche-en-Famenne
garage box à louer schaerbeek > goal=rent text=garage box in=Schaerbeek
commerce a remettre ixelles > type=7 in=Ixelles rest=remettre
maison 3-4 chambres nivelles et environs > type=4 beds=3 near=Nivelles/10
appartement neuf tva 6% wavre > type=2 new in=Wavre rest=tva 6%
kot etudiant namur 400€ charges comprises > goal=rent text=kot etudiant max=400 in=Namur
chalet ardennes max 150 k > text=chalet max=150000 in=ardennes
penthouse vue mer knokke à partir de 2 chambres > text=penthouse text=vue mer beds=2 in=Knokke
maison bel étage evere > type=4 text=bel étage in=Evere
rez de chaussée commercial 1000 bruxelles > type=7 text=rez de chaussée in=Bruxelles
budget 275.000 maison mitoyenne mons, pas de gros travaux > type=4 text=mitoyenne max=275000 in=Mons rest=pas de gros travaux
appartement haut standing avenue louise > type=2 rest=haut standing avenue louise
je cherche une petite maison avec jardin pas trop chère du côté de Huy > type=4 garden near=Huy/10 rest=petite rest=pas trop chère
appartement 2 chbres charleroi loc > goal=rent type=2 beds=2 in=Charleroi
duplex 3 ch + garage jette < 400000 > text=duplex beds=3 max=400000 garage in=Jette
Maison à vendre 4020 > goal=sale type=4 in=Bressoux in=Jupille-sur-Meuse in=Wandre in=Liège
ferme à retaper condroz > text=ferme text=à retaper in=61000 in=91030 in=91059 in=91064 in=92006 in=92054 in=92097
app. 1ch bxl meublé tout compris 850 > goal=rent type=2 beds=1 max=850 furnished in=04000
colocation 4 chambres liege > goal=rent text=colocation beds=4 in=Liège
maison max 300.000 euros 3 chambres min, 15 km arlon > type=4 beds=3 max=300000 near=Arlon/15
bureaux 300m² zaventem location > goal=rent type=5 area=300 in=Zaventem
grange à aménager luxembourg belge > text=grange in=80000 rest=aménager
immeuble mixte commerce + habitation verviers > type=3 type=7 text=habitation in=Verviers
entrepot 500 m2 herstal > type=7 area=500 in=Herstal
plateau bureau quartier européen > type=5 rest=plateau rest=quartier européen
app avec 2 terasses et cave ostende > type=2 terrace in=Ostende rest=2 rest=cave
maisn 3 chambes namur > type=4 beds=3 in=Namur
villa 4 ch 3 sdb jardin 20 ares rixensart > type=4 beds=4 land=2000 garden in=Rixensart rest=3 sdb
maison à louer dispo de suite 3ch arlon ou virton > goal=rent type=4 beds=3 available in=Arlon in=Virton
sans commission maison namur > type=4 in=Namur rest=sans commission
viager occupé brabant wallon > viager in=20002 rest=occupé
studio côte belge 120000 > text=studio max=120000 in=coast
maison passive ou peb a > type=4 text=passive epc=A
parking couvert ixelles location > goal=rent text=parking in=Ixelles rest=couvert
appartement pmr ascenceur woluwé > type=2 lift text=pmr in=Woluwe-Saint-Lambert in=Woluwe-Saint-Pierre
maison de village 5330 assesse > type=4 text=maison de village in=Assesse
projet neuf à tournai, 2 chambres, livraison 2027 > beds=2 new in=Tournai rest=livraison 2027
Villa 4 façades 5ch piscine chauffée Rhode St Genèse 1,5 million > type=4 text=4 façades text=piscine beds=5 max=1500000 in=Rhode-Saint-Genèse rest=chauffée
a louer: rez de chaussee 1 ch avec cour, Anderlecht, 800€ + 50 charges > goal=rent text=rez de chaussee beds=1 max=800 in=Anderlecht rest=cour rest=50 charges
appart 3 chambres ixelles ou etterbeek max 1500 charges comprises > goal=rent type=2 beds=3 max=1500 in=Ixelles in=Etterbeek
maison avec dépendances et 50 ares, province de Luxembourg > type=4 land=5000 in=80000 rest=dépendances
Terrain constructible viabilisé min 6 ares Perwez > type=6 land=600 in=Perwez rest=viabilisé
petit budget: maison 150.000 à 180.000 La Louvière > type=4 min=150000 max=180000 in=La Louvière rest=petit
Appartement seniors avec ascenseur et terrasse, mer, 2 ch > type=2 beds=2 lift terrace in=coast
Bureau 120 m² louvain-la-neuve à louer avec 4 parkings > goal=rent type=5 area=120 garage in=Louvain-la-Neuve rest=4
maison de 200m2 sur un terrain de 15 ares a Gembloux > type=4 area=200 land=1500 in=Gembloux
immo neuf liège 2 chambres balcon sans garage > text=balcon beds=2 new !garage in=Liège
appart lumineux 1er étage avec ascenseur Uccle Vivier d'Oie > type=2 lift in=Uccle rest=lumineux 1er étage
MAISON 3 CH. + BUREAU + GARAGE, BRAINE LE COMTE, < 320.000€ > type=4 text=BUREAU beds=3 max=320000 garage in=Braine-le-Comte
studio liege sart tilman > text=studio in=Liège
3 chanbres jardin ottignie > beds=3 garden in=Ottignies
pas de PEB F ou G, maison 3ch, liège > type=4 beds=3 epc=E in=Liège
loue maison 4000 liège > goal=rent type=4 in=Liège
appartement vers Ciney autour de 250.000 > type=2 near=Ciney/10 min=225000 max=275000
maison moins de 150 kwh/m² mons > type=4 epcMax=150 in=Mons
maison quartier blanc namur > type=4 in=Namur no=quartier blanc
pas de chômeurs ni cpas, studio anderlecht > text=studio in=Anderlecht no=pas de chômeurs no=ni cpas
maison pour 3 enfants namur > type=4 in=Namur
maison au bord de la Meuse, animaux acceptés, huy > type=4 in=Huy rest=bord rest=Meuse rest=animaux acceptés
appartement rue de la plage, chambre d'hôtes > type=2 rest=rue de la plage rest=chambre rest=hôtes
appartement à louer à 500 m de la gare > goal=rent type=2 rest=500 m rest=gare
construction clé sur porte, Gaume > text=clé sur porte in=85000 rest=construction
viager libre à la côte belge > viager in=coast rest=libre
maison plain pied pour retraités Marche > type=4 text=plain pied in=Marche-en-Famenne
`;
