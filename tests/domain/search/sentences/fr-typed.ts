/**
 * Sentences in French as people type them into the search box: short, without accents, with abbreviations and typing errors. By a writer who
 * had not seen the grammar; see `cases.ts` for the notation.
 */
export const FRENCH_TYPED = `
appt 2ch ixl > type=2 beds=2 in=Ixelles
appart 1 ch etterbeek max 900 > goal=rent type=2 beds=1 max=900 in=Etterbeek
maison 4 facades brabant wallon > type=4 text=4 facades in=20002
maison 3 façades namur jardin > type=4 text=3 façades garden in=Namur
app a louer liege centre 700€ cc max > goal=rent type=2 max=700 in=Liège rest=centre
kot louvain la neuve > goal=rent text=kot in=Louvain-la-Neuve
kot a louer lln > goal=rent text=kot in=Louvain-la-Neuve
studio meublé bxl pas cher > goal=rent text=studio furnished in=04000 rest=pas cher
villa piscine waterloo > type=4 text=piscine in=Waterloo
maison a vendre entre 250 et 300 000 charleroi > goal=sale type=4 min=250000 max=300000 in=Charleroi
maison 250-300k huy > type=4 min=250000 max=300000 in=Huy
terrain a batir minimum 8 ares gembloux > type=6 land=800 in=Gembloux
terrain 1500m2 ardennes > type=6 land=1500 in=ardennes
appartement bord de mer avec ascenseur > type=2 lift in=coast
appart cote belge 2 chambres digue > type=2 beds=2 in=coast rest=digue
bruxelles 19 communes maison 4ch > type=4 beds=4 in=04000
duplex st gilles terrasse > text=duplex terrace in=Saint-Gilles
flat woluwé > type=2 in=Woluwe-Saint-Lambert in=Woluwe-Saint-Pierre
maison woluwe st lambert 3ch garage > type=4 beds=3 garage in=Woluwe-Saint-Lambert
15 km autour de Namur maison > type=4 near=Namur/15
maison a moins de 20km de liege > type=4 near=Liège/20
rez de chaussée avec jardin jette > text=rez de chaussée garden in=Jette
rdc uccle 1 chambre > text=rdc beds=1 in=Uccle
viager libre > viager rest=libre
viager occupé liège > viager in=Liège rest=occupé
viager sans rente > viager rest=sans rente
immeuble de rapport bruxelles rendement 5% > type=3 in=04000 rest=5%
local commercial namur 100m2 > type=7 area=100 in=Namur
entrepot 500 m² charroi > type=7 area=500 rest=charroi
bureau a louer louvain-la-neuve > goal=rent type=5 in=Louvain-la-Neuve
maison de maitre schaerbeek > type=4 text=maison de maitre in=Schaerbeek
bel etage uccle > text=bel etage in=Uccle
peb c max laeken > epc=C in=Laeken
maison peb a ou b mons > type=4 epc=B in=Mons
appartement neuf tva 6% wavre > type=2 new in=Wavre rest=tva 6%
nouvelle construction tournai > new in=Tournai
maison a renover < 150k hainaut > type=4 text=a renover max=150000 in=50000
budget 350000 maison 3 chambres jardin nivelles > type=4 beds=3 max=350000 garden in=Nivelles
400 000 max 4 chambres > beds=4 max=400000
400.000€ maison rhode st genese > type=4 max=400000 in=Rhode-Saint-Genèse
appart 2 chambre anderlect > type=2 beds=2 in=Anderlecht
apartement a loué forest chien accepté > goal=rent type=2 in=Forest rest=chien accepté
maison sans jardin bruges > type=4 !garden in=Bruges
trois chambres dinant > beds=3 in=Dinant
au moins deux chambres et un garage verviers > beds=2 garage in=Verviers
maison de campagne condroz > type=4 text=maison de campagne in=61000 in=91030 in=91059 in=91064 in=92006 in=92054 in=92097
chalet durbuy > text=chalet in=Durbuy
fermette bastogne terrain 1ha > text=fermette land=10000 in=Bastogne
penthouse knokke vue mer > text=penthouse text=vue mer in=Knokke
garage a vendre ixelles > goal=sale text=garage in=Ixelles
place de parking a louer quartier européen > goal=rent text=place de parking rest=quartier européen
chatelain appart 2ch terrasse > type=2 beds=2 terrace in=Ixelles
matonge studio > text=studio in=Ixelles
sablon loft > type=2 in=Bruxelles
1180 maison 5ch > type=4 beds=5 in=Uccle
4000 appart > type=2 in=Liège
arrondissement de philippeville maison > type=4 in=93000
pas d'agence maison huy > type=4 in=Huy rest=pas d'agence
libre de suite appart mouscron 650 euros charges comprises > goal=rent type=2 max=650 in=Mouscron rest=libre de suite
maison vendue namur > type=4 !available in=Namur
loyer max 1000 2ch bruxelles sud > goal=rent beds=2 max=1000 in=04000 rest=sud
app 2 ch ixelles cimetière 1100 max > goal=rent type=2 beds=2 max=1100 in=Ixelles
apt 3ch wezembeek terrasse box > type=2 beds=3 terrace garage in=Wezembeek-Oppem
cherche maison unifamiliale secteur nivelles genappe budget 380 > type=4 max=380000 near=Nivelles/10 rest=genappe
maison plain pied 2 chambres max 230.000 charleroi sud > type=4 text=plain pied beds=2 max=230000 in=Charleroi rest=sud
maison + atelier verviers > type=4 text=atelier in=Verviers
maison avec atelier > type=4 text=atelier
terrain 8 ares max 90.000 huy ou amay > type=6 max=90000 land=800 in=Huy in=Amay
terrain minimum 15 ares facade sud > type=6 land=1500 rest=facade sud
villa contemporaine uccle observatoire > type=4 in=Uccle rest=contemporaine
studio etterbeek place jourdan 750 > goal=rent text=studio max=750 in=Etterbeek
kot bruxelles solbosch > goal=rent text=kot in=Ixelles
colocation liège outremeuse 400 euros > goal=rent text=colocation max=400 in=Liège
duplex 3 chambres avec garage et ascenseur > text=duplex beds=3 garage lift
penthouse digue ostende > text=penthouse in=Ostende rest=digue
2 ch mer 200.000 > beds=2 max=200000 in=coast
côte belge vue mer frontale 1 chambre > text=vue mer beds=1 in=coast rest=frontale
maison de vacances durbuy piscine > type=4 text=maison de vacances text=piscine in=Durbuy
chalet ardenne moins de 100k > text=chalet max=100000 in=ardennes
ferme a renover condroz > text=ferme text=a renover in=61000 in=91030 in=91059 in=91064 in=92006 in=92054 in=92097
fermette 2ha > text=fermette land=20000
maison 4 façades 4 ch jardin garage gembloux peb c min > type=4 text=4 façades beds=4 epc=C garden garage in=Gembloux
peb a appartement neuf louvain la neuve > type=2 epc=A new in=Louvain-la-Neuve
maison peb entre A et C > type=4 epc=C
appartement loué rendement > type=2 rest=appartement loué
immeuble 3 appartements liège > type=3 in=Liège rest=3 appartements
surface commerciale 200m² wavre centre > type=7 area=200 in=Wavre rest=centre
bureaux 100 m2 zaventem > type=5 area=100 in=Zaventem
hangar 1000m² avec quai > type=7 area=1000 rest=quai
garage fermé 1080 > text=garage in=Molenbeek-Saint-Jean
parking jette > text=parking in=Jette
maison woluwe 4 chambres 2 sdb jardin max 750k > type=4 beds=4 max=750000 garden in=Woluwe-Saint-Lambert in=Woluwe-Saint-Pierre rest=2 sdb
appart wsp 2ch > type=2 beds=2 in=Woluwe-Saint-Pierre
appart wsl montgomery > type=2 in=Woluwe-Saint-Lambert in=Woluwe-Saint-Pierre
maison boitsfort jardin > type=4 garden in=Watermael-Boitsfort
auderghem 3 ch > beds=3 in=Auderghem
watermael > in=Watermael-Boitsfort
saint josse studio meublé > goal=rent text=studio furnished in=Saint-Josse-ten-Noode
molenbeek loft canal > type=2 in=Molenbeek-Saint-Jean rest=canal
anderlecht veeweyde maison > type=4 in=Anderlecht
maison près de la gare d'ottignies > type=4 in=Ottignies rest=gare
maison 20 minutes de bruxelles > type=4 near=Bruxelles/10 rest=20 minutes
maison à 30 km de liège > type=4 near=Liège/30
dans un rayon de 5 km autour de wavre > near=Wavre/5
autour d'arlon 15km > near=Arlon/15
namur 10 km > near=Namur/10
namur + 10km > near=Namur/10
hainaut villa 5 chambres > type=4 beds=5 in=50000
tournai ou mouscron ou ath > in=Tournai in=Mouscron in=Ath
brabant wallon ou bruxelles maison 500k > type=4 max=500000 in=20002 in=04000
appart pas au rez > type=2 rest=pas au rez
pas rez-de-chaussée > rest=pas rez-de-chaussée
sans vis-à-vis > rest=sans vis-à-vis
sans travaux > rest=sans travaux
avec piscine chauffée > text=piscine rest=chauffée
neuf ou récent > rest=neuf ou récent
maison récente > type=4 rest=récente
construction après 2000 > rest=construction après 2000
maison 1900 > type=4 rest=1900
120m2 3ch 1 garage > beds=3 area=120 garage
120m² hab 3 ares jardin > area=120 land=300 garden
prix 150000-200000 > min=150000 max=200000
de 700 à 850 euros charges comprises > goal=rent min=700 max=850
max 700 tout compris > goal=rent max=700
location meublée courte durée > goal=rent furnished rest=courte durée
bail 1 an > rest=bail 1
location chien accepté jardin > goal=rent garden rest=chien accepté
non vendu > available
nouveauté > rest=nouveauté
baisse de prix namur > reduced in=Namur
maison 5 chambres profession libérale > type=4 beds=5 rest=profession libérale
maison idéale kiné > type=4 rest=idéale kiné
locataire sérieux > goal=rent rest=sérieux
quartier sans étrangers > rest=quartier no=sans étrangers
voisins calmes > rest=voisins calmes
propriétaire > rest=propriétaire
immeuble à kots louvain la neuve > type=3 in=Louvain-la-Neuve rest=immeuble à kots
appart 1ch 60m2 anvers 900 > goal=rent type=2 beds=1 max=900 area=60 in=Anvers
gand maison 3 façades > type=4 text=3 façades in=Gand
ostende 8400 app 2ch > type=2 beds=2 in=Ostende
saint idesbald villa > type=4 in=Koksijde
le zoute > in=Knokke-Heist
durbuy > in=Durbuy
reference 6438815 > rest=reference 6438815
luxembourg maison 200k > type=4 max=200000 in=80000
maison etterbeeck > type=4 in=Etterbeek
maizon namur > type=4 in=Namur
apartemen 2 chambre > type=2 beds=2
vila waterlo > type=4 in=Waterloo
maison a namur avec grand jardin et garage pour 2 voitures > type=4 garden garage in=Namur rest=grand rest=2 voitures
je cherche un appartement lumineux avec deux chambres, une terrasse et un parking à Bruxelles pour maximum 1300 euros charges comprises > goal=rent type=2 beds=2 max=1300 terrace garage in=04000 rest=lumineux
nous cherchons une maison à acheter dans le brabant wallon, 3 chambres minimum, budget 450 000 euros > goal=sale type=4 beds=3 max=450000 in=20002
appart 3ch schaerbeek plasky max 1400 > goal=rent type=2 beds=3 max=1400 in=Schaerbeek rest=plasky
appt 2ch + garage tournai > type=2 beds=2 garage in=Tournai
villa 4 façades 1500m2 terrain waterloo ou lasne > type=4 text=4 façades land=1500 in=Waterloo in=Lasne
maison ouvrière seraing 120.000 > type=4 text=maison ouvrière max=120000 in=Seraing
maison avec jardin et sans vis a vis ottignies > type=4 garden in=Ottignies rest=sans vis a vis
apparts a louer mons moins de 800 > goal=rent type=2 max=800 in=Mons
bien à louer verviers 2 ch animaux > goal=rent beds=2 in=Verviers rest=animaux
loft 200m2 bruxelles canal > type=2 area=200 in=04000 rest=canal
cottage spa > text=cottage in=Spa
terrain à bâtir province de liège max 100k > type=6 max=100000 in=60000
kot mons > goal=rent text=kot in=Mons
dernier étage ixelles terrasse 2ch > beds=2 terrace in=Ixelles rest=dernier étage
rez jardin woluwe > text=rez garden in=Woluwe-Saint-Lambert in=Woluwe-Saint-Pierre
appart av louise 2ch > type=2 beds=2 rest=av louise
chaussée de waterloo uccle > in=Uccle rest=chaussée de waterloo
près du bois de la cambre > rest=bois rest=cambre
maison wavre limal 3-4ch max 450.000€ > type=4 beds=3 max=450000 in=Limal
maison beauvechain jodoigne > type=4 in=Beauvechain in=Jodoigne
région de dinant maison de campagne > type=4 text=maison de campagne near=Dinant/10
namur ville appartement ascenseur > type=2 lift in=Namur rest=ville
bouillon gîte > text=gîte in=Bouillon
knokke appart 3ch garage > type=2 beds=3 garage in=Knokke
location ostende meublé > goal=rent furnished in=Ostende
commerce à remettre liège > type=7 in=Liège rest=remettre
bureau 50m2 louvain la neuve 700€ > goal=rent type=5 max=700 area=50 in=Louvain-la-Neuve
entrepôt à louer fleurus 2000 m2 > goal=rent type=7 area=2000 in=Fleurus
immeuble de rapport < 500k charleroi > type=3 max=500000 in=Charleroi
viager waterloo villa > type=4 viager in=Waterloo
appart neuf gembloux peb a 2 ch > type=2 beds=2 epc=A new in=Gembloux
maison peb b > type=4 epc=B
pas de travaux jardin orienté sud > garden rest=pas de travaux rest=orienté sud
3ch 2sdb garage jardin 450k max bw > beds=3 max=450000 garage garden in=20002 rest=2sdb
maison 100m2 minimum jambes > type=4 area=100 in=Jambes
2 chambres min 90m2 etterbeek > beds=2 area=90 in=Etterbeek
duplex mouscron > text=duplex in=Mouscron
flat nieuport 120 000 > type=2 max=120000 in=Nieuport
studio mer 90k > text=studio max=90000 in=coast
maison vendue > type=4 !available
`;

/** Sentences in French for kinds of expressions that were added later. */
export const FRENCH_ADDED = `
appartement 1er étage > type=2 rest=1er étage
700 à 900€ /mois > goal=rent min=700 max=900
la louviere 2 facades > type=4 text=mitoyenne in=La Louvière
maison 2 façades avec cour > type=4 text=mitoyenne rest=cour
maison de rangée > type=4 text=mitoyenne
appartement avec garage fermé > type=2 garage
box fermé à louer etterbeek > goal=rent text=box in=Etterbeek
emplacement parking rue neuve > text=emplacement parking rest=rue neuve
vente publique > goal=sale rest=vente publique
gros oeuvre fermé > rest=gros oeuvre fermé
première habitation > rest=première habitation
viager bouquet 50000 > viager rest=bouquet rest=50000
viager max 100000 > viager rest=max 100000
bord de l'eau > rest=bord de l'eau
region liegeoise > in=62000
semois > in=84010 in=84029 in=85007 in=85011 in=91143
vallée de la semois > in=84010 in=84029 in=85007 in=85011 in=91143
lac de l'eau d'heure > in=56029 in=93010
lacs de l'eau d'heure chalet > text=chalet in=56029 in=93010
appartement chaussée de wavre > type=2 rest=chaussée de wavre
chaussée de charleroi 2 chambres > beds=2 rest=chaussée de charleroi
rue de namur bruxelles > in=04000 rest=rue de namur
avenue de tervueren appart > type=2 rest=avenue de tervueren
porte de namur > in=Ixelles
jardin pas nécessaire > rest=jardin pas nécessaire
pas besoin de jardin > rest=pas besoin de jardin
garage facultatif > rest=garage facultatif
terrasse ou jardin > rest=terrasse ou jardin
terrasse ou balcon > rest=terrasse ou balcon
meublé ou non meublé > goal=rent rest=meublé ou non meublé
à vendre ou à louer uccle > in=Uccle
surface habitable 150 > area=150
budget 250 > max=250000
200/250k > min=200000 max=250000
2/3 chambres > beds=2
2 ou 3 chambres > beds=2
classe a > epc=A
maison côte d'azur > type=4 rest=côte d'azur
appartement luxembourg ville > type=2 rest=luxembourg ville
liege sclessin > in=Liège
namur citadelle > in=Namur
pce liège > in=60000
coq sur mer > in=De Haan
studio ou appartement à Namur > type=2 in=Namur rest=studio
max 300 appartement louer > goal=rent type=2 max=300
appartement à louer max 300 > goal=rent type=2 max=300
300 max appartement à louer > goal=rent type=2 max=300
budget 350 appartement à louer > goal=rent type=2 max=350
max 300 appartement > goal=rent type=2 max=300
max 300 maison à vendre > goal=sale type=4 max=300000
maison à vendre max 300 > goal=sale type=4 max=300000
maison à vendre 300 max > goal=sale type=4 max=300000
max 300 € maison à vendre > goal=sale type=4 max=300000
entre 200 et 300 maison à acheter > goal=sale type=4 min=200000 max=300000
maison à vendre 200-300 > goal=sale type=4 min=200000 max=300000
bureau à vendre max 700 > goal=sale type=5 max=700000
garage à vendre max 8000 > goal=sale text=garage max=8000
maison à vendre surface minimum 150 > goal=sale type=4 area=150
appartement 850 à vendre > goal=sale type=2 rest=850
à louer ou à vendre max 900 > max=900
appartement près de zorglub > type=2 rest=zorglub
appartement namur près de zorglub > type=2 in=Namur rest=zorglub
appartement près de flagey > type=2 near=Ixelles/10
près de la place du luxembourg > near=Ixelles/10
près de la gare du midi > near=Saint-Gilles/10
près de la gare de namur > in=Namur rest=gare
maison près des guillemins > type=4 near=Liège/10
square marie-louise > rest=square marie-louise
square montgomery > in=Woluwe-Saint-Pierre
grand-place de mons > in=Mons rest=grand-place
appartement près du marché > type=2 rest=du marché
forêt de soignes > rest=forêt de soignes
appartement près de la maison communale > type=2 rest=maison communale
appartement proche des commerces et écoles > type=2 rest=commerces rest=écoles
appartement proche écoles, commerces, transports > type=2 rest=écoles rest=commerces rest=transports
appartement 2 ch namur, commerces et écoles à proximité > type=2 beds=2 in=Namur rest=commerces et écoles
commerce à proximité de namur > type=7 near=Namur/10
commerce proche gare namur > type=7 in=Namur rest=gare
appartement près d'un restaurant > type=2 rest=restaurant
maison près d'un parking > type=4 rest=parking
maison près du château > type=4 rest=château
maison près du bureau > type=4 rest=bureau
maison proche gare, jardin, garage, piscine > type=4 garden garage text=piscine rest=gare
maison à deux pas de namur > type=4 near=Namur/10
maison à deux pas de la gare de namur > type=4 in=Namur rest=gare
à 10 min à pied de flagey > in=Ixelles rest=10 min à pied
à distance de marche de namur > in=Namur rest=à distance de marche
à 10 minutes de marche de namur > in=Namur rest=10 minutes de marche
10 minutes de marche-en-famenne > near=Marche-en-Famenne/10 rest=10 minutes
appart à pied de la gare de namur > type=2 in=Namur rest=à pied rest=gare
15 min en train de bruxelles > near=Bruxelles/10 rest=15 min en train
maison avec des terrasses 300000 > type=4 terrace max=300000
maison dès 300000 > type=4 min=300000
maison à proximité immédiate de namur > type=4 near=Namur/10
appartement ixelles proche commerces > type=2 in=Ixelles rest=commerces
maison à une heure de bruxelles > type=4 near=Bruxelles/10 rest=une heure
maison 20 min. de namur > type=4 near=Namur/10 rest=20 min
maison avec bureau ou atelier > type=4 rest=bureau ou atelier
maison avec commerce proche gare > type=4 text=commerce rest=gare
immeuble mixte et commerce, à proximité de namur > type=3 type=7 near=Namur/10
appartement et commerce proche gare > type=2 type=7 rest=gare
`;
