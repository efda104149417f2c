/** Sentences in French as house hunters say and type them, by a third writer, who had not seen the grammar; see `cases.ts` for the notation. */
export const FRENCH_SAID = `
maison 4 façades Gembloux 3 chambres > type=4 text=4 façades beds=3 in=Gembloux
appart rez-de-chaussée avec jardin Schaerbeek > type=2 text=rez-de-chaussée garden in=Schaerbeek
kot étudiant louvain-la-neuve max 500€ charges comprises > goal=rent text=kot étudiant max=500 in=Louvain-la-Neuve
bel-étage à vendre Jette > goal=sale text=bel-étage in=Jette
immeuble de rapport Liège centre max 500k > type=3 max=500000 in=Liège rest=centre
Immeuble à appartements à vendre Charleroi > goal=sale type=3 in=Charleroi
maison unifamiliale 3 façades avec garage Wavre > type=4 text=3 façades garage in=Wavre
terrain à bâtir 10 ares Ciney > type=6 land=1000 in=Ciney
terrain constructible environ 800m2 région de Huy > type=6 land=800 near=Huy/10
villa 4 ch piscine Lasne ou Rixensart > type=4 text=piscine beds=4 in=Lasne in=Rixensart
entre 250 et 300 mille euros maison Mons > type=4 min=250000 max=300000 in=Mons
maison 1,2 million Uccle > type=4 max=1200000 in=Uccle
maison uccle 1.2 mio maximum > type=4 max=1200000 in=Uccle
budget 275.000€ pour une maison à rénover à Verviers > type=4 text=à rénover max=275000 in=Verviers
€ 400000 maison tournai > type=4 max=400000 in=Tournai
maison Doornik > type=4 in=Tournai
huis tournai 3 chambres > type=4 beds=3 in=Tournai
appartement Bergen 2 chambres > type=2 beds=2 in=Mons
à louer Borgworm > goal=rent in=Waremme
maison Geldenaken jardin > type=4 garden in=Jodoigne
apartement deux chambre a louer liege 800 euro > goal=rent type=2 beds=2 max=800 in=Liège
MAISON A VENDRE LA LOUVIERE > goal=sale type=4 in=La Louvière
maison à l'Isle-sous-... non, à Braine-l'Alleud > type=4 in=Braine-l’Alleud rest=Isle
brain l'alleud maison 4 chambres > type=4 beds=4 in=Braine-l’Alleud
chambres 3 maison jardin Ath > type=4 beds=3 garden in=Ath
3ch 2sdb garage terrasse Waterloo max 550.000 > beds=3 max=550000 garage terrace in=Waterloo rest=2sdb
appartement avec ascenseur, pas au rez, Ostende > type=2 lift in=Ostende rest=pas au rez
flat meublé Bruxelles 1000 Bruxelles > goal=rent type=2 furnished in=Bruxelles
location meublée courte durée ixelles > goal=rent furnished in=Ixelles rest=courte durée
appartement animaux acceptés Anderlecht > type=2 in=Anderlecht rest=animaux acceptés
appartement à louer chien admis Namur > goal=rent type=2 in=Namur rest=chien admis
PEB A ou B maison Brabant wallon > type=4 epc=B in=20002
maison PEB minimum C province de Liège > type=4 epc=C in=60000
maison avec un bon PEB > type=4 rest=bon PEB
appartement neuf à la mer 2 chambres frontale digue > type=2 beds=2 new in=coast rest=frontale digue
appartement Knokke ou Coxyde vue sur mer > type=2 text=vue sur mer in=Knokke in=Koksijde
fermette Ardennes avec grand terrain > text=fermette in=ardennes rest=grand terrain
chalet Durbuy moins de 100.000 euros > text=chalet max=100000 in=Durbuy
fonds de commerce horeca Namur > type=7 text=horeca in=Namur
rez commercial 120 m² avenue Louise > type=7 area=120 rest=avenue Louise
bureaux à louer Louvain-la-Neuve 200m² > goal=rent type=5 area=200 in=Louvain-la-Neuve
entrepôt Seneffe 1000 m2 > type=7 area=1000 in=Seneffe
viager occupé à Nivelles > viager in=Nivelles rest=occupé
viager libre côte belge > viager in=coast rest=libre
maison à 20 minutes de Namur > type=4 near=Namur/10 rest=20 minutes
maison dans un rayon de 15km autour de Gembloux > type=4 near=Gembloux/15
appart proche gare du midi > type=2 near=Saint-Gilles/10
proche de la gare de Namur appartement 1 ch > type=2 beds=1 in=Namur rest=gare
près de la place du Luxembourg studio > text=studio near=Ixelles/10
4020 appartement > type=2 in=Bressoux in=Jupille-sur-Meuse in=Wandre in=Liège
maison arrondissement de Philippeville > type=4 in=93000
maison ou appartement 2 chambres Nivelles > type=4 type=2 beds=2 in=Nivelles
maison Wavre, Ottignies > type=4 in=Wavre in=Ottignies
maison sans mitoyenneté Namur > type=4 in=Namur rest=sans mitoyenneté
appartement quartier sans étrangers > type=2 rest=quartier no=sans étrangers
maison quartier catholique Namur > type=4 in=Namur rest=quartier no=catholique
propriétaire belge de souche uniquement Liège > in=Liège rest=propriétaire rest=souche no=belge
location pour famille avec enfants refusés svp pas d'enfants > goal=rent no=enfants refusés no=pas d'enfants
max 1200 à vendre Namur > goal=sale max=1200000 in=Namur
loyer max 950 2 chambres Ixelles Saint-Gilles > goal=rent beds=2 max=950 in=Ixelles in=Saint-Gilles
à partir de 120 m2 habitables Waremme > area=120 in=Waremme
maison non vendue Dinant > type=4 available in=Dinant
maisons encore disponibles Huy > type=4 available in=Huy
je cherche qqch de calme avec panneaux solaires à Spa > text=panneaux solaires in=Spa rest=calme
Lille appartement > type=2 in=Lille
j'aimerais acheter une petite maison pas trop loin de Marche pour max trois cent mille > goal=sale type=4 max=300000 near=Marche-en-Famenne/10 rest=petite
on cherche une maison avec trois chambres et un grand jardin du côté de Gembloux, budget max deux cent quatre-vingt mille > type=4 beds=3 max=280000 garden near=Gembloux/10 rest=grand
appart 1ch centre ville Liège pas plus de 650€ cc > goal=rent type=2 beds=1 max=650 in=Liège rest=centre ville
Recherche duplex 2 ch. + bureau à Etterbeek > text=duplex text=bureau beds=2 in=Etterbeek
maisons à vendre Soignies/Ecaussinnes > goal=sale type=4 in=Soignies in=Ecaussinnes
louvain la nuve kot > goal=rent text=kot in=Louvain-la-Neuve
St Ghislain maison 3 façades > type=4 text=3 façades in=Saint-Ghislain
maison sans travaux Hannut garage obligatoire > type=4 garage in=Hannut rest=sans travaux rest=obligatoire
prix max: 1.250.000€ villa Rhode-Saint-Genèse > type=4 max=1250000 in=Rhode-Saint-Genèse
achat appartement 90m² minimum avec terrasse plein sud Jambes > goal=sale type=2 area=90 terrace in=Jambes rest=plein sud
atelier d'artiste ou loft à Molenbeek > type=2 text=atelier in=Molenbeek-Saint-Jean rest=artiste
location appartement Arlon 2 chambres animaux OK > goal=rent type=2 beds=2 in=Arlon rest=animaux OK
maison Libramont ou Neufchâteau moins de 250.000 > type=4 max=250000 in=Libramont in=Neufchâteau
bien avec rendement locatif Charleroi > type=3 in=Charleroi
terrain plat viabilisé 8 ares Marche-en-Famenne > type=6 land=800 in=Marche-en-Famenne rest=plat viabilisé
Maison PEB A+ neuve Perwez > type=4 epc=A new in=Perwez
studio bruxelles 700 charges incluses > goal=rent text=studio max=700 in=04000
petit appartement vue sur Meuse Dinant > type=2 in=Dinant rest=petit rest=vue rest=Meuse
appartement une chambre Evere > type=2 beds=1 in=Evere
2 appartements dans un immeuble Seraing > type=3 in=Seraing rest=2 appartements
maison 6 chambres pour profession libérale Nivelles > type=4 beds=6 in=Nivelles rest=profession libérale
quartier sans musulmans maison Verviers > type=4 in=Verviers rest=quartier no=sans musulmans
immeuble commercial avec logement Huy > type=3 type=7 in=Huy
je veux louer une maison à la campagne vers Ciney > goal=rent type=4 near=Ciney/10 rest=campagne
autour de Tournai à max 12 km, maison jardin > type=4 garden near=Tournai/12
Knocke appartement vue mer dernier étage > type=2 text=vue mer in=Knokke-Heist rest=dernier étage
`;

/** Sentences for each kind of phrase: numbers in letters, ranges, excluded places, labels, words that look like places. */
export const FRENCH_BY_KIND = `
maison 3+1 chambres > type=4 beds=3
villa à un million cinq cent mille Lasne > type=4 max=1500000 in=Lasne
un million et demi villa > type=4 max=1500000
deux cent cinquante mille euros maison > type=4 max=250000
mille deux cents euros appartement Ixelles > goal=rent type=2 max=1200 in=Ixelles
moins de mille euros par mois Liège appartement > goal=rent type=2 max=1000 in=Liège
maison en dehors de Bruxelles > type=4 rest=en dehors de Bruxelles
partout sauf Liège > rest=partout sauf Liège
Ardennes françaises maison > type=4 rest=Ardennes françaises
garage pour camping-car Wavre > text=garage in=Wavre rest=camping-car
5000-5100 maison > type=4 in=Namur in=Dave in=Jambes in=Naninne in=Wierde in=Wépion in=Namur
PEB entre 100 et 200 > epcMax=200
PEB 150, 200 m² > area=200 epcMax=150
rien au-dessus de 300k > max=300000
200 à 250 maison > type=4 min=200000 max=250000
moins de 200 maison Liège > type=4 max=200000 in=Liège
budget 1200 à vendre > goal=sale max=1200000
je vends ma maison > type=4 rest=vends
maison triple vitrage Namur > type=4 in=Namur rest=triple vitrage
2 salles d'eau > rest=2 salles rest=eau
gare Luxembourg studio > text=studio in=Ixelles
gare de Luxembourg appartement > type=2 rest=gare de Luxembourg
2e résidence à la côte > text=seconde résidence in=coast
saint gilees appartement > type=2 in=Saint-Gilles
enfants non admis appartement Namur > type=2 in=Namur no=enfants non admis
garage pas important, maison Namur > type=4 in=Namur rest=garage pas important
maison Naast > type=4 in=Naast
budget entre mille et mille deux cents pour un deux chambres à Nivelles > goal=rent beds=2 min=1000 max=1200 in=Nivelles
entre huit cents et mille appartement Namur > goal=rent type=2 min=800 max=1000 in=Namur
Un chouette petit 2 chambres à Flémalle avec jardinet, on a 180.000 > beds=2 max=180000 garden in=Flémalle rest=chouette petit
apprt ixelle flagey 2ch < 1400 > goal=rent type=2 beds=2 max=1400 in=Ixelles
Maison à acheter dans les environs de Bastogne avec au moins 20 ares > goal=sale type=4 land=2000 near=Bastogne/10
qui a un studio pas cher à louer à Mons pour septembre ? > goal=rent text=studio in=Mons rest=pas cher rest=septembre
Cherche commerce avec vitrine rue Neuve > type=7 rest=vitrine rue Neuve
plain-pied 3 chbres Hannut ou Waremme entre 250.000 € et 320.000 € > text=plain-pied beds=3 min=250000 max=320000 in=Hannut in=Waremme
investisseur cherche immeuble 3 logements Namur rendement 6% > type=3 in=Namur rest=3 logements rest=6%
appartement 4eme étage avec ascenseur Woluwe st lambert > type=2 lift in=Woluwe-Saint-Lambert rest=4eme étage
Villa avec piscine à moins de 30 km de Bruxelles > type=4 text=piscine near=Bruxelles/30
terrain non constructible pour chevaux Rochefort > type=6 in=Rochefort rest=non constructible rest=chevaux
maison 2 façades Schaerbeek 1030 avec cour > type=4 text=mitoyenne in=Schaerbeek rest=cour
300-350.000 € maison Braine-le-Comte > type=4 min=300000 max=350000 in=Braine-le-Comte
location garage Uccle max 120€/mois > goal=rent text=garage max=120 in=Uccle
je cherche une coloc pour étudiante musulmane Bruxelles > goal=rent text=coloc in=04000 rest=étudiante no=musulmane
nouveau projet immobilier Louvain-la-Neuve > new in=Louvain-la-Neuve
appartement hauteur Liège belle vue, balcon, cave > type=2 text=balcon in=Liège rest=hauteur rest=belle vue rest=cave
maison mitoyenne Saint-Josse max 450 mille > type=4 text=mitoyenne max=450000 in=Saint-Josse-ten-Noode
PEB moins de 150 kwh/m2/an appart Namur > type=2 epcMax=150 in=Namur
Maison Bouge ou Jambes > type=4 in=Bouge in=Jambes
A VENDRE APPT OSTENDE DIGUE > goal=sale type=2 in=Ostende rest=DIGUE
maison province du hainaut 4ch jardin garage 220000€ > type=4 beds=4 max=220000 garden garage in=50000
je cherche à louer avec mon chien une maison entre Huy et Andenne > goal=rent type=4 in=Huy in=Andenne rest=chien
maison avec 3 belles chambres Namur > type=4 beds=3 in=Namur rest=belles
3 grandes pièces appartement > type=2 beds=2 rest=grandes
deux appartements à louer Liège > goal=rent type=2 in=Liège rest=deux
garage double ou carport Gembloux > in=Gembloux rest=garage double ou carport
autour de Namur, Dinant ou Ciney > near=Namur/10 rest=Dinant rest=ou Ciney
10 km autour de Bruxelles, Ixelles > near=Ixelles/10
logement étudiant Namur 400 euros par mois > goal=rent text=logement étudiant max=400 in=Namur
à vendre duplex Auderghem avec deux terrasses > goal=sale text=duplex terrace in=Auderghem rest=deux
recherche hangar ou atelier 300m² zoning Nivelles > type=7 area=300 in=Nivelles rest=atelier rest=zoning
immeuble de bureaux Bruxelles à vendre > goal=sale type=5 in=04000
appartement 2 ch, balcon, cave et parking, Auvelais > type=2 text=balcon beds=2 garage in=Auvelais rest=cave
maison Sambreville sans vis-à-vis > type=4 in=Sambreville rest=sans vis-à-vis
chalet ou caravane Bastogne > in=Bastogne rest=chalet ou caravane
appartement viager Blankenberge bouquet 50000 > type=2 viager in=Blankenberge rest=bouquet rest=50000
maison familiale proche crèche, 5ch, Braine l'Alleud ou Waterloo, 600 à 700k > type=4 beds=5 min=600000 max=700000 in=Braine-l’Alleud in=Waterloo rest=crèche
studio proche ULB pas meublé > goal=rent text=studio !furnished rest=ULB
maison entre Mons et Charleroi pour 150 mille maximum > type=4 max=150000 in=Mons in=Charleroi
`;
