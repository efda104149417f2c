/** French sentences with upper bounds, years, amounts that are no price, exclusions and availability, as typed and as dictated. */
export const FRENCH_LIMITS = `
maison trois chambres namur maximum trois cent cinquante mille euros > beds=3 in=namur max=350000 type=4
appartement deux chambres à louer liège neuf cents euros par mois > beds=2 goal=rent in=liege max=900 type=2
maximum 3 chambres maison jambes > in=jambes rest=maximum 3 chambres type=4
appartement pas plus de 2 chambres ixelles > in=ixelles rest=pas plus de 2 chambres type=2
studio moins de 40 m2 etterbeek > in=etterbeek rest=moins de 40 m2 text=studio
terrain de moins de 10 ares à gembloux > in=gembloux rest=moins de 10 ares type=6
terrain à bâtir minimum 12 ares à Ciney > in=ciney land=1200 type=6
terrain 1 hectare ardenne > in=ardennes land=10000 type=6
maison avec terrain de 20 ares minimum pas loin de Wavre > land=2000 near=wavre/10 type=4
maison 1950-1970 à rénover Charleroi > in=charleroi rest=1950-1970 text=a renover type=4
maison construite après 2010 brabant wallon > in=20002 rest=construite apres 2010 type=4
neuf de moins de 5 ans appartement waterloo > in=waterloo new rest=moins de 5 ans type=2
maison rénovée en 2021 verviers > in=verviers rest=2021 rest=renovee type=4
bungalow plain pied construit avant 1980 > rest=construit avant 1980 text=bungalow text=plain pied
libre de suite studio à louer bruxelles > goal=rent in=04000 rest=libre de suite text=studio
location courte durée meublée bruxelles 3 mois > furnished goal=rent in=04000 rest=3 mois rest=courte duree
colocation ixelles moins de 600 euros > goal=rent in=ixelles max=600 text=colocation
chambre à louer chez l'habitant liège > goal=rent in=liege rest=chambre rest=chez rest=habitant
kot mons budget 400 charges comprises > goal=rent in=mons max=400 text=kot
appart 900 charges comprises namur > goal=rent in=namur max=900 type=2
appartement 750 euros + 150 charges Tournai > goal=rent in=tournai max=750 rest=150 charges type=2
loyer max 1100 cc saint-gilles 2ch > beds=2 goal=rent in=saint-gilles max=1100
budget de 300 maison hannut > in=hannut max=300000 type=4
on a un budget de 250 à 280 mille pour une maison à Huy > in=huy max=280000 min=250000 type=4
j'ai 200000 euros à investir dans un appartement à ostende > in=ostende max=200000 type=2
nous cherchons une maison pour 5 personnes à Braine l'Alleud > in=braine-l’alleud rest=5 personnes type=4
place de parking à louer gare du midi > goal=rent in=saint-gilles text=place de parking
garage fermé à louer 1050 > goal=rent in=ixelles text=garage
entrepôt 500 m2 avec bureau Herstal > area=500 in=herstal text=bureau type=7
rez commercial à louer rue neuve bruxelles > goal=rent in=04000 rest=rue neuve type=7
commerce avec appartement à Dinant > in=dinant text=appartement type=7
fonds de commerce horeca Spa > in=spa text=horeca type=7
terrain agricole à vendre Condroz > goal=sale in=61000 in=91030 in=91059 in=91064 in=92006 in=92054 in=92097 type=6
maison avec box à chevaux Rochefort > in=rochefort rest=box a chevaux type=4
résidence secondaire durbuy > in=durbuy rest=residence secondaire
chalet vielsalm moins de 120000 > in=vielsalm max=120000 text=chalet
appartement de vacances Knokke vue mer > in=knokke rest=vacances text=vue mer type=2
résidence services seniors Namur > in=namur rest=residence services
pompe à chaleur maison neuve Ottignies > in=ottignies new text=pompe a chaleur type=4
maison passive Hamme-Mille > in=hamme-mille text=passive type=4
panneaux solaires 4 façades nivelles > in=nivelles text=4 facades text=panneaux solaires
PEB A ou B appartement Evere > epc=b in=evere type=2
label energetique max C maison mouscron > epc=c in=mouscron type=4
peb minimum D arlon > epc=d in=arlon
chauffage au gaz appartement anderlecht > in=anderlecht rest=chauffage rest=gaz type=2
pas de chauffage électrique > rest=pas de chauffage electrique
près de la gare de Namur > in=namur rest=gare
maison à deux pas de la gare d'Ottignies > in=ottignies rest=gare type=4
appart proche métro Mérode > in=etterbeek rest=metro type=2
maison proche E411 Gembloux > in=gembloux rest=e411 type=4
entre Namur et Charleroi villa 4 chambres > beds=4 in=charleroi in=namur type=4
maison à 15 minutes de Luxembourg ville > rest=15 minutes rest=luxembourg ville type=4
proche frontière française maison mitoyenne > rest=frontiere francaise text=mitoyenne type=4
près de l'école européenne uccle > in=uccle rest=ecole europeenne
maison à 10 km d'Ath > near=ath/10 type=4
appart à Ath > in=ath type=2
maison Huy 2 chambres > beds=2 in=huy type=4
Hal maison 3 ch jardin > beds=3 garden in=hal type=4
Alost appartement neuf > in=alost new type=2
acheter à Anvers appartement terrasse sud > goal=sale in=anvers rest=sud terrace type=2
villa Rhode-Saint-Genèse 5 chambres piscine > beds=5 in=rhode-saint-genese text=piscine type=4
Louvain studio étudiant > goal=rent in=louvain text=studio etudiant
Courtrai maison de maître > in=courtrai text=maison de maitre type=4
Grammont maison > in=grammont type=4
Renaix 3 façades > in=renaix text=3 facades
Tirlemont appartement a louer > goal=rent in=tirlemont type=2
maison Lierre ou Malines > in=lierre in=malines type=4
Fourons maison à vendre > goal=sale in=fourons type=4
woluwe st lambert 2 chambres > beds=2 in=woluwe-saint-lambert
schaarbeek appart 3 chbres terrasse > beds=3 in=schaerbeek terrace type=2
Molenbeek St Jean maison bel étage > in=molenbeek-saint-jean text=bel etage type=4
maison ou appartement 3 chambres Wavre > beds=3 in=wavre type=2 type=4
villa ou fermette dans le Hainaut > in=50000 rest=fermette type=4
appartement 2 ou 3 chambres Jette > beds=2 in=jette type=2
tout sauf Charleroi maison 150000 > max=150000 rest=sauf charleroi rest=tout type=4
maison brabant wallon sauf Wavre > in=20002 rest=sauf wavre type=4
appartement pas au rez-de-chaussée Uccle > in=uccle rest=pas au rez-de-chaussee type=2
pas d'appartement maison seulement liège > in=liege rest=pas d'appartement type=4
maison sans travaux Marche > in=marche-en-famenne rest=sans travaux type=4
appartement sans vis-à-vis avec ascenseur > lift rest=sans vis-a-vis type=2
maison non meublée à louer Seneffe > !furnished goal=rent in=seneffe type=4
animaux acceptés appartement louer Waterloo > goal=rent in=waterloo rest=animaux acceptes type=2
duplex dernier étage avec grande terrasse Forest > in=forest rest=dernier etage rest=grande terrace text=duplex
maison avec piscine et quatre chambres minimum Lasne > beds=4 in=lasne text=piscine type=4
maison avec 2 salles de bain Waremme > in=waremme rest=2 salles de bain type=4
max 1 salle de bain > rest=max 1 salle de bain
immeuble de rapport 3 appartements Liège > in=liege rest=3 appartements type=3
viager occupé Liège > in=liege rest=occupe viager
viager libre sans rente Bruxelles > in=04000 rest=libre rest=sans rente viager
maison 180m² habitables terrain 8 ares > area=180 land=800 type=4
appartement entre 80 et 100 m2 Auderghem > area=80 in=auderghem type=2
superficie maximum 150 m2 maison > rest=maximum 150 m2 type=4
350 000 maison 3 chambres 5 ares Fleurus > beds=3 in=fleurus land=500 max=350000 type=4
trois cent mille > max=300000
deux cent quatre vingt dix mille euros appartement Wavre > in=wavre max=290000 type=2
je cherche une maison à louer avec trois chambres et un jardin dans les environs de Perwez pour mille deux cents euros maximum > beds=3 garden goal=rent max=1200 near=perwez/10 type=4
appartement une chambre quartier européen à louer meublé > beds=1 furnished goal=rent rest=quartier europeen type=2
maison rue de la Station Gembloux > in=gembloux rest=rue de la station type=4
chaussée de Waterloo appartement 1 chambre > beds=1 rest=chaussee de waterloo type=2
avenue Louise bureau à louer 200m2 > area=200 goal=rent rest=avenue louise type=5
place de Londres Ixelles > in=ixelles rest=londres
Estinnes ou Binche maison 4 ch > beds=4 in=binche in=estinnes type=4
Villers-la-Ville ou Court-Saint-Étienne 3 ch 400k > beds=3 in=court-saint-etienne in=villers-la-ville max=400000
cherche rdc commercial 100m² max 1500€/mois Mons > area=100 goal=rent in=mons max=1500 text=rdc type=7
3 chambres maximum maison Namur > in=namur rest=3 chambres maximum type=4
maison 3 chambres max Namur > in=namur rest=3 chambres max type=4
appartement max. 2 ch. Liège > in=liege rest=max. 2 ch type=2
maison de 100 m² maximum > rest=100 m2 maximum type=4
appartement plus petit que 90 m² > rest=plus petit que 90 m2 type=2
maison plus grande que 150 m² > area=150 type=4
terrain ne dépassant pas 10 ares > rest=ne depassant pas 10 ares type=6
pas plus de 100 m2 studio > rest=pas plus de 100 m2 text=studio
appartement au maximum deux chambres > rest=au maximum deux chambres type=2
jusqu'à 3 chambres > rest=jusqu'a 3 chambres
moins de 3 chambres > rest=moins de 3 chambres
maison entre 2 et 4 chambres > beds=2 type=4
superficie inférieure à 120 m² maison > rest=inferieure a 120 m2 type=4
pas plus grand que 200 m² > rest=pas plus grand que 200 m2
maison max 3 chambres max 300000 > max=300000 rest=max 3 chambres type=4
max 300000 max 3 chambres maison > max=300000 rest=max 3 chambres type=4
surface max 150 > rest=max 150
terrain max 1000 m² Wavre > in=wavre rest=max 1000 m2 type=6
max 2 salles de bain maison > rest=max 2 salles de bain type=4
<100m2 appartement > rest=<100m2 type=2
≤ 3 chambres > rest=≤ 3 chambres
maison 150m2 max 300000 euros > area=150 max=300000 type=4
3 ch max 250k > beds=3 max=250000
2 chambres ou moins > rest=2 chambres ou moins
maison construite entre 1950 et 1970 > rest=construite entre 1950 et 1970 type=4
année de construction 1990 à 2005 maison > rest=annee de construction 1990 a 2005 type=4
maison entre 1950 et 1970 > rest=entre 1950 et 1970 type=4
construite en 2000 maison > rest=construite en 2000 type=4
maison rénovée en 2018 > rest=renovee en 2018 type=4
maison des années 1970 > rest=annees 1970 type=4
maison années 30 Schaerbeek > in=schaerbeek rest=annees 30 type=4
maison de moins de 10 ans > rest=moins de 10 ans type=4
bâtie en 1980 villa > rest=batie en 1980 type=4
bâtiment de 1930 à Liège > in=liege rest=1930 rest=batiment
maison datant de 1950 > rest=datant de 1950 type=4
construction entre 2000 et 2010 Wavre > in=wavre rest=construction entre 2000 et 2010
maison de 1970 à 1990 > rest=1970 a 1990 type=4
je gagne 2500 euros par mois cherche appartement à louer > goal=rent rest=je gagne 2500 euros par mois type=2
salaire 3000 net appartement à louer Namur > goal=rent in=namur rest=salaire 3000 net type=2
mes revenus sont de 2800 euros appartement 2 chambres > beds=2 rest=mes revenus sont de 2800 euros type=2
caution 1500 loyer 800 > goal=rent max=800 rest=caution 1500
loyer 900 charges 150 > goal=rent max=900 rest=charges 150
loyer 900 + charges > goal=rent max=900 rest=charges
loyer 900 hors charges 100 > goal=rent max=900 rest=100
850 € + 120 € de charges appartement Liège > goal=rent in=liege max=850 rest=120 € de charges type=2
garantie locative 2 mois appartement > rest=garantie locative 2 mois type=2
apport de 50000 euros maison > rest=apport de 50000 euros type=4
avec un apport de 40000 et un budget de 300000 > max=300000 rest=apport de 40000
budget 300000 dont 50000 d'apport > max=300000 rest=dont 50000 d'apport
mensualité max 1200 maison > rest=mensualite max 1200 type=4
revenu cadastral 1200 maison > rest=revenu cadastral 1200 type=4
maison 300000 frais de notaire compris > max=300000 rest=frais rest=notaire compris type=4
maison 250000 hors frais > max=250000 rest=hors frais type=4
RC inférieur à 745 > rest=rc inferieur a 745
1200 par semaine villa vacances > goal=rent rest=1200 par semaine rest=vacances type=4
500 la semaine gîte durbuy > goal=rent in=durbuy rest=500 la semaine text=gite
100 euros la nuit > goal=rent rest=100 euros la nuit
rente 500 viager > rest=rente 500 viager
bouquet 100000 viager rente 600 > rest=100000 rest=bouquet rest=rente 600 viager
TVA 6% appartement neuf > new rest=tva 6% type=2
nous gagnons ensemble 4000 > rest=nous gagnons ensemble 4000
loyer 1000 garantie 2000 > goal=rent max=1000 rest=garantie 2000
750+100 charges > goal=rent max=750 rest=100 charges
maison boxes pour chevaux > rest=boxes pour chevaux type=4
écurie 4 boxes prairie > rest=ecurie 4 boxes type=6
garage box Uccle > in=uccle text=garage box
jardin non souhaité > rest=jardin non souhaite
garage pas souhaité maison > rest=garage pas souhaite type=4
appartement non merci maison > rest=appartement non merci type=4
rez-de-chaussée exclu appartement > rest=rez-de-chaussee exclu type=2
terres agricoles > type=6
terrain forestier > type=6
peb pas pire que D > epc=d
peb entre A et C > epc=c
pas plus de peb c > epc=c
maison rénovée 1000 Bruxelles > in=bruxelles rest=renovee type=4
appartement rénové 1800 euros > goal=rent max=1800 rest=renove type=2
maison de maître de 1900 rénovée Liège > in=liege rest=1900 renovee text=maison de maitre type=4
villa de 1970 rénovée en 2015 Waterloo > in=waterloo rest=1970 renovee rest=2015 type=4
maison rénovée de 3 chambres > beds=3 rest=renovee type=4
appartement à louer entre 1900 et 2000 > goal=rent max=2000 min=1900 type=2
appartement de 1900 à 2000 euros > goal=rent max=2000 min=1900 type=2
commerce 100 m² charges comprises 1500 > area=100 goal=rent max=1500 type=7
maison de charme 250000 > max=250000 rest=charme type=4
charges faibles appartement 200000 > max=200000 rest=charges faibles type=2
appartement 200000 charges 150 par mois > max=200000 rest=charges 150 par mois type=2
appartement charges 150 par mois 200000 > max=200000 rest=charges 150 par mois type=2
garantie décennale maison neuve > new rest=garantie decennale type=4
2 chambres 1 chambre d'amis maison > beds=2 rest=1 chambre rest=amis type=4
maison 3 chambres + 1 bureau > beds=3 text=bureau type=4
250000 à 300000 maison max 4 chambres > max=300000 min=250000 rest=max 4 chambres type=4
entre 200000 et 300000 max 3 chambres > max=300000 min=200000 rest=max 3 chambres
villa max 500000 minimum 4 chambres > beds=4 max=500000 type=4
maison minimum 3 chambres maximum 250000 > beds=3 max=250000 type=4
maison 3 chambres minimum maximum 250000 > beds=3 max=250000 type=4
maison min 3 max 4 chambres > beds=3 rest=max 4 chambres type=4
jardin max 500m2 maison 300000 > garden max=300000 rest=max 500m2 type=4
bonjour je voudrais une maison avec au moins trois chambres mais pas plus de cinq à Tubize > beds=3 in=tubize rest=mais pas plus de cinq type=4
appartement deux chambres ottignies louvain la neuve libre tout de suite > beds=2 in=ottignies-louvain-la-neuve rest=libre type=2
recherche appart 1ch bruxelles max 850 charges comprises animaux ok > beds=1 goal=rent in=04000 max=850 rest=animaux ok type=2
maison quatre façades entre trois cents et quatre cents mille euros namur > in=namur max=400000 min=300000 text=quatre facades type=4
propriété avec plus de 50 ares Gesves > in=gesves land=5000
terrain à bâtir moins de 100 000 euros Beauraing > in=beauraing max=100000 type=6
terrain entre 10 et 15 ares Eghezée > in=eghezee land=1000 type=6
maison de 3 à 5 chambres Chaumont-Gistoux > beds=3 in=chaumont-gistoux type=4
rdc avec jardin Uccle 2ch > beds=2 garden in=uccle text=rdc
studio proche ULB max 700 > goal=rent max=700 rest=ulb text=studio
appart près de l'UCL Louvain-la-Neuve > in=louvain-la-neuve rest=ucl type=2
Bastogne ou Neufchâteau maison à rénover moins de cent mille euros > in=bastogne in=neufchateau max=100000 text=a renover type=4
maison Habay-la-Neuve > in=habay-la-neuve type=4
maison construite après 2015 peb A > epc=a rest=construite apres 2015 type=4
appartement neuf livraison 2026 Mons > in=mons new rest=livraison 2026 type=2
bien avec revenus locatifs de 1500 par mois > rest=revenus locatifs de 1500 par mois type=3
loyer actuel 900 euros immeuble à vendre > goal=sale rest=loyer actuel 900 euros type=3
immeuble rapportant 2000 euros par mois Charleroi > in=charleroi rest=rapportant 2000 euros par mois type=3
maison 2 salles de bains minimum Rixensart > in=rixensart rest=2 salles de bains type=4
salon de coiffure à remettre Liège > in=liege rest=coiffure rest=remettre rest=salon
cabinet médical à louer Wavre 60m2 > area=60 goal=rent in=wavre rest=cabinet medical
garage pour 2 voitures maison Genappe > garage in=genappe rest=2 voitures type=4
deux garages maison Aywaille > garage in=aywaille rest=deux type=4
maison 9 ares 35 centiares Sambreville > in=sambreville land=935 type=4
appartement sixième étage avec ascenseur Blankenberge > in=blankenberge lift rest=sixieme etage type=2
maison budget serré > rest=serre type=4
3 façades Soignies 280 000€ max 3ch min > beds=3 in=soignies max=280000 text=3 facades
maison unifamiliale avec dépendance Ham-sur-Heure > in=ham-sur-heure rest=dependance type=4
pas trop loin de Bruxelles maison avec grand jardin > garden near=bruxelles/10 rest=grand type=4
à louer Arlon frontalier 2ch max 1100 > beds=2 goal=rent in=arlon max=1100 rest=frontalier
deux millions et demi villa > max=2500000 type=4
un virgule deux million villa > max=1200000 type=4
3 chambres minimum 250000 maximum > beds=3 max=250000
appartement terrasse de plus de 20 m2 > rest=20 m2 terrace type=2
terrasse de minimum 15 m2 > rest=15 m2 terrace
appartement terrasse min 80 m2 > area=80 terrace type=2
disponible en mars 2027 appartement > available rest=mars 2027 type=2
loyer 900 plus charges Mons > goal=rent in=mons max=900
appartement 4 pièces 2 chambres > beds=2 type=2
maison 300000 400 mille > max=300000 rest=400 mille type=4
garage à louer 80 euros par mois Liège > goal=rent in=liege max=80 text=garage
appartement dans un immeuble récent de 2019 Evere > in=evere rest=2019 rest=immeuble recent type=2
appartement ou immeuble Namur > in=namur type=2 type=3
garage à louer 60 euros par mois > goal=rent max=60 text=garage
maison 4 chambres avec 2 salles de bain et garage max 450 mille Jodoigne > beds=4 garage in=jodoigne max=450000 rest=2 salles de bain type=4
appartement entre 700 et 900 charges comprises Etterbeek 2 ch > beds=2 goal=rent in=etterbeek max=900 min=700 type=2
terrain 800 m2 minimum 100000 maximum Bertrix > in=bertrix land=800 max=100000 type=6
maison maximum 250 m2 habitables > rest=maximum 250 m2 type=4
location maison 3 chambres 1100 euros plus charges Enghien > beds=3 goal=rent in=enghien max=1100 type=4
loyer max 950 + 80 de charges Ixelles > goal=rent in=ixelles max=950 rest=80 de charges
ferme avec 3 hectares minimum province de Namur > in=90000 land=30000 text=ferme
appartement rénové en 2020 près de la gare de Mons > in=mons rest=gare rest=renove en 2020 type=2
maison des années 60 à rafraîchir > rest=annees 60 text=a rafraichir type=4
kot 400 euros charges incluses Louvain-la-Neuve > goal=rent in=louvain-la-neuve max=400 text=kot
villa plus de 300 m² moins de 700 000 euros Lasne > area=300 in=lasne max=700000 type=4
maison pas trop grande 2 chambres Spa > beds=2 in=spa rest=pas trop grande type=4
penthouse à partir de 400000 Namur > in=namur min=400000 text=penthouse
budget maximum trois cent vingt cinq mille maison Waremme > in=waremme max=325000 type=4
revenus 3500 net couple cherche maison à louer Gembloux > goal=rent in=gembloux rest=revenus 3500 net type=4
appartement terrasse 15 m2 2 chambres Jette > beds=2 in=jette rest=15 m2 terrace type=2
maison jardin 300 m2 garage 2 voitures > garage garden land=300 rest=2 voitures type=4
maison 4 ch 2 sdb 200 m2 10 ares Grez-Doiceau 550000 > area=200 beds=4 in=grez-doiceau land=1000 max=550000 rest=2 sdb type=4
location appartement 2ch Uccle 1200 + charges 200 > beds=2 goal=rent in=uccle max=1200 rest=charges 200 type=2
immeuble 4 appartements revenus 2800 par mois Seraing > in=seraing rest=4 appartements revenus 2800 par mois type=3
maison louée 800 par mois à vendre > goal=sale rest=maison louee 800 par mois type=4
appartement 1 chambre ou studio Bruxelles max 800 > beds=1 goal=rent in=04000 max=800 text=studio type=2
viager bouquet max 50000 > rest=bouquet rest=max 50000 viager
villa construite en 1995 Rhode-Saint-Genèse > in=rhode-saint-genese rest=construite en 1995 type=4
projet neuf livraison 2028 > new rest=livraison 2028
maison 2 à 4 façades > rest=2 text=4 facades type=4
pas plus cher que 200 000 Hannut > in=hannut max=200000
appartement peb C max 2e étage > epc=c rest=max 2e etage type=2
je touche 1800 euros par mois appartement social > rest=je touche 1800 euros par mois rest=social type=2
maison 3 chambres Ciney 250000 max avec terrain > beds=3 in=ciney max=250000 rest=terrain type=4
appartement neuf 2 chambres Tournai 230000 euros hors tva > beds=2 in=tournai max=230000 new rest=hors tva type=2
recherche location studio Ixelles 650 cc > goal=rent in=ixelles max=650 text=studio
loyer 800 caution 2 mois Huy appartement > goal=rent in=huy max=800 rest=caution 2 mois type=2
maison 4 façades année 1975 Nivelles > in=nivelles rest=annee 1975 text=4 facades type=4
maison à Ath ou Lessines moins de 200 000 > in=ath in=lessines max=200000 type=4
appartement 100 m2 maximum 280000 euros Arlon > area=100 in=arlon max=280000 type=2
surface de 80 à 100 m2 appartement Namur > area=80 in=namur type=2
1er étage appartement 2ch ascenseur Ostende > beds=2 in=ostende lift rest=1er etage type=2
maison pour 6 personnes Durbuy > in=durbuy rest=6 personnes type=4
maison avec 3 garages > garage rest=3 type=4
15 km autour de Marche en Famenne maison > near=marche-en-famenne/15 type=4
maison 3ch près école max 1000€ par mois Verviers > beds=3 goal=rent in=verviers max=1000 rest=ecole type=4
achat maison 4 ch 300 à 400 k entre Wavre et Namur > beds=4 goal=sale in=namur in=wavre max=400000 min=300000 type=4
bureaux 300 à 500 m2 à louer Zaventem > area=300 goal=rent in=zaventem type=5
pas d'agence particulier maison > rest=pas d'agence particulier type=4
maison vide > rest=vide type=4
appartement trois pièces ou maison 5 chambres Namur > beds=2 in=namur rest=5 chambres type=2 type=4
jardin: non merci, maison Namur > in=namur rest=jardin: non merci type=4
maison, garage non souhaité > rest=garage non souhaite type=4
à exclure: rez-de-chaussée > rest=a exclure: rez-de-chaussee
je voudrais acheter un appartement à Liège avec deux chambres et un garage pour deux cent mille euros > beds=2 garage goal=sale in=liege max=200000 type=2
maison à vendre Florenville ou Virton 3 chambres > beds=3 goal=sale in=florenville in=virton type=4
location appartement meublé Louise 1 chambre 1200 > beds=1 furnished goal=rent max=1200 rest=louise type=2
terrain agricole 5 hectares Hesbaye > in=64000 land=50000 type=6
appartement rez-de-chaussée jardin Woluwe Saint Lambert max 420 000 > garden in=woluwe-saint-lambert max=420000 text=rez-de-chaussee type=2
2 pièces Schaerbeek 800 euros > beds=1 goal=rent in=schaerbeek max=800
maison jumelée Ans 240000 > in=ans max=240000 text=maison jumelee type=4
entrepôt avec quai Liège minimum 800 m2 > area=800 rest=quai liege type=7
maison Tubize 350 à 380 > in=tubize max=380000 min=350000 type=4
appartement pour senior avec ascenseur Jambes > in=jambes lift type=2
pas de viager appartement Knokke > !viager in=knokke type=2
maison avec atelier et grand terrain Couvin > in=couvin rest=grand terrain text=atelier type=4
maison sans mitoyenneté > rest=sans mitoyennete type=4
Bruxelles 1000 studio 750 > goal=rent in=bruxelles max=750 text=studio
louer appartement 1000 Bruxelles > goal=rent in=bruxelles type=2
maison de 1930 et 2 garages > garage rest=1930 rest=2 type=4
maison de 1900 à 2000 euros par mois > goal=rent max=2000 min=1900 type=4
maison 1950-1970 > rest=1950-1970 type=4
villa 1990-2010 Waterloo > in=waterloo rest=1990-2010 type=4
maison à vendre 1960-1980 > goal=sale rest=1960-1980 type=4
bungalow 1955 à 1975 > rest=1955 a 1975 text=bungalow
1950-1970 maison > rest=1950-1970 type=4
maison de maître 1900-1930 Liège > in=liege rest=1900-1930 text=maison de maitre type=4
maison Kraainem 1950-1970 > in=kraainem rest=1970 type=4
maison 1950 et 1970 > in=kraainem in=wezembeek-oppem type=4
appartement 2000-2018 > in=anvers in=anvers type=2
maison 1850-1860 > in=grimbergen in=meise type=4
maison à louer 1900-2000 > goal=rent max=2000 min=1900 type=4
appartement 1950-1970 à louer > goal=rent max=1970 min=1950 type=2
villa un million deux Lasne > in=lasne max=1200000 type=4
villa un million deux cents > max=1200000 type=4
villa 1 million 250 Uccle > in=uccle max=1250000 type=4
villa 1 million 4 chambres > beds=4 max=1000000 type=4
villa 1 million 250 m² > area=250 max=1000000 type=4
appartement un quart de million > max=250000 type=2
louer une chambre à Mons > goal=rent in=mons rest=chambre
une chambre à louer Namur > goal=rent in=namur rest=chambre
appartement une chambre à louer > beds=1 goal=rent type=2
immeuble locatif Charleroi > in=charleroi type=3
immeuble à revenus Liège > in=liege type=3
maison avec locataire en place > rest=avec locataire en place type=4
immeuble avec locataires > rest=avec locataires type=3
maison avec borne de recharge > rest=borne rest=recharge type=4
apartement bruxele centre > in=04000 rest=centre type=2
maison robot tondeuse > rest=robot tondeuse type=4
à louer 1000 > goal=rent in=bruxelles
studio 1960-1970 Ixelles > in=ixelles rest=1960-1970 text=studio
maison de maître 1850-1890 Liège > in=liege rest=1850-1890 text=maison de maitre type=4
maison 1 million 200 mille > max=1200000 type=4
maison 1 million 50 > max=1000000 rest=50 type=4
maison 1 million ou 1 million 100 mille > max=1100000 min=1000000 type=4
maison des années 1930-1940 Schaerbeek > in=schaerbeek rest=annees 1930-1940 type=4
appartement Ostende 1965-1975 vue mer > in=ostende rest=1965-1975 text=vue mer type=2
maison bornes Charleroi > in=charleroi rest=bornes type=4
maison retirée Ardennes > in=ardennes rest=retiree type=4
appartement loué Gand > in=gand rest=appartement loue type=2
maison 2000-2010 Wavre > in=wavre rest=2000-2010 type=4
`;
