/**
 * French sentences that are easily misread: one negation before several things, one thing preferred to another, prices from high to low, loans,
 * telephone numbers, references, years, streets and postcodes, features that are accepted, alternatives, bounds, words of owners,
 * prices per m² and towns that say where another lies. See `cases.ts` for the notation.
 */
export const FRENCH_MISREAD = `
on est un jeune couple et on cherche notre première maison vers Gembloux, 320.000 maximum > type=4 max=320000 near=Gembloux/10 rest=première
pensionnés cherchent plain-pied 2 ch avec petit jardin Ciney > text=plain-pied beds=2 garden in=Ciney rest=petit
maison communauté germanophone 4 chambres > type=4 beds=4 in=ostbelgien
appartement dans les 19 communes sous 300.000 avec ascenseur > type=2 max=300000 lift in=04000
terrain constructible province du luxembourg 10 ares > type=6 land=1000 in=80000
maison sans travaux avec garage pas mitoyenne > type=4 garage rest=sans travaux rest=pas mitoyenne
appart pas de rez-de-chaussée avec lift > type=2 lift rest=pas de rez-de-chaussée
viager occupé bouquet 60.000 rente 800 > viager rest=occupé bouquet rest=60.000 rest=rente 800
projet neuf appartement Mons livraison 2027 > type=2 new in=Mons rest=livraison 2027
rez commercial à louer rue Neuve Bruxelles > goal=rent type=7 in=04000 rest=rue Neuve
appartement liège pas d'étrangers > type=2 in=Liège no=pas d'étrangers
Réf. 6409556 > rest=Réf rest=6409556
réf 640 95 56 > rest=réf 640 95 56
ref 4000-26-9556 > rest=ref 4000-26-9556
maison année 1930 à Seraing > type=4 in=Seraing rest=année 1930
rue de la Station 45 Gembloux > in=Gembloux rest=rue de la Station 45
0475 12 34 56 appartement Namur > type=2 in=Namur rest=0475 12 34 56
salaire 2500 net appartement à louer Mons > goal=rent type=2 in=Mons rest=salaire 2500 net
caution 2 mois loyer 750 max appart 1 ch > goal=rent type=2 beds=1 max=750 rest=caution 2 mois
appart 2ch bxl max 250000e > type=2 beds=2 max=250000 in=04000
maison pas trop chère près de la gare d'Ottignies > type=4 in=Ottignies rest=pas trop chère rest=gare
maison 500000-400000 Waterloo > type=4 max=500000 min=400000 in=Waterloo
studio sans charges max 600 namur non meublé > goal=rent text=studio max=600 !furnished in=Namur rest=sans charges
appartement dernier étage 2e sans vis à vis > type=2 rest=dernier étage 2e rest=sans vis à vis
maison au 12 rue des Combattants à Wavre > type=4 in=Wavre rest=12 rue des Combattants
maison 1960 3 façades > type=4 text=3 façades rest=1960
maison construite entre 1950 et 1970 Liège > type=4 in=Liège rest=construite entre 1950 et 1970
immeuble 1900-1930 Saint-Gilles > type=3 in=Saint-Gilles rest=1900-1930
maison 2020 Namur > type=4 in=Namur rest=2020
maison de maître 300 m2 habitable 15 ares terrain > type=4 text=maison de maître area=300 land=1500
prêt de 200.000 € maison > type=4 rest=prêt de 200.000 €
garantie locative 1500 > rest=garantie locative 1500
garage pas nécessaire > rest=garage pas nécessaire
ni jardin ni terrasse > !garden !terrace
sans ascenseur ni garage > !garage !lift
pas à Charleroi > rest=pas à Charleroi
plutôt appartement que maison > type=2 rest=que maison
route de Namur 10 Gembloux > in=Gembloux rest=route de Namur 10
appartement au-dessus d'un commerce > type=2 rest=commerce
quatre-vingt mètres carrés > area=80
pas plus de 2 chambres > rest=pas plus de 2 chambres
minimum 80 m2 maximum 120 m2 > area=80 rest=maximum 120 m2
PEB pas F ni G > rest=PEB rest=pas F rest=ni G
sans PEB G > epc=F
location-vente Liège > in=Liège rest=location-vente
pas à Charleroi ou La Louvière > rest=pas à Charleroi rest=ou La Louvière
sans balcon ou jardin > !garden rest=sans balcon
sans piscine ni jardin > !garden rest=sans piscine
maison sans jardin ou appartement > type=4 type=2 !garden
maison sans jardin et garage > type=4 !garage !garden
studio investissement Namur > type=2 text=studio in=Namur
studio pour investir Louvain-la-Neuve > type=2 text=studio in=Louvain-la-Neuve
maison avec 3000 m2 de jardin > type=4 land=3000 garden
entre 800 et 1000 m² terrain > type=6 land=800
maison 2024 neuve clé sur porte > type=4 text=clé sur porte new rest=2024
garantie 3 mois > rest=garantie 3 mois
libre le 01/09/2026 > rest=libre rest=01/09/2026
sans enfants ni animaux > rest=ni animaux no=sans enfants
femme seule cherche studio > text=studio rest=femme seule
pas de CPAS > no=pas de CPAS
pas de Flamands > no=pas de Flamands
quartier calme sans immigrés Uccle > in=Uccle rest=quartier calme no=sans immigrés
maison pas chère urgent > type=4 rest=pas chère urgent
maison 150 m² jardin garage > type=4 area=150 garage garden
immeuble avec appartements Liège > type=3 in=Liège rest=appartements
plutôt une maison qu'un appartement Namur > type=4 in=Namur rest=qu'un appartement
terrain 15a Gembloux > type=6 land=1500 in=Gembloux
appart 450000-350000 > type=2 max=450000 min=350000
au-dessus de 300.000 maison > type=4 min=300000
pas au-dessus de 300.000 maison > type=4 max=300000
appart au-dessus d'un garage > type=2 rest=garage
sans ascenseur ni garage ni jardin > !garage !garden !lift
ni Charleroi ni Mons > rest=ni Charleroi rest=ni Mons
pas de maison ou appartement > rest=pas de maison rest=ou appartement
appartement meublé ou non meublé > goal=rent type=2 rest=meublé ou non meublé
femme cherche appart > type=2 rest=femme
pas à louer, appartement Namur > type=2 in=Namur rest=pas à louer
ni jardin ni garage ni terrasse > !garage !garden !terrace
sans ascenseur ni balcon > !lift rest=ni balcon
pas à Mons ni à Charleroi, plutôt Namur > in=Namur rest=pas à Mons rest=ni à Charleroi
pas besoin de jardin ou d'ascenseur > rest=pas besoin de jardin rest=ou d'ascenseur
pas besoin de jardin ni d'ascenseur > rest=pas besoin de jardin rest=ni d'ascenseur
couple de retraités cherche appart plain-pied Knokke 1 ch max 350 mille > type=2 text=plain-pied beds=1 max=350000 in=Knokke
investisseur cherche studio Liège max 90.000 > type=2 text=studio max=90000 in=Liège
3 façades Fléron 230.000 maxi pas de travaux > text=3 façades max=230000 in=Fléron rest=pas de travaux
bonjour, est ce que la réf 640 9556 est toujours dispo > available rest=réf 640 9556 rest=toujours
maison hors Bruxelles et hors Charleroi > type=4 rest=hors Bruxelles rest=hors Charleroi
ni studio ni duplex, appart 2 ch Mons > type=2 beds=2 in=Mons rest=ni studio rest=ni duplex
pas de meublé, location Namur 800 > goal=rent max=800 !furnished in=Namur
villa avec piscine sans vis-à-vis Lasne ou Ohain > type=4 text=piscine in=Lasne in=Ohain rest=sans vis-à-vis
sauf Seraing et Herstal > rest=sauf Seraing rest=et Herstal
maison 2 chambres min, pas de duplex > type=4 beds=2 rest=pas de duplex
loyer 900€ + provisions 100€ Nivelles > goal=rent max=900 in=Nivelles rest=provisions 100€
appartement au-dessus de la pharmacie > type=2 rest=pharmacie
budget: 275.000€ frais compris Verviers > max=275000 in=Verviers rest=frais compris
à partir de 100.000 jusque 150.000 studio mer > text=studio max=150000 min=100000 in=coast
75 à 100 m² appart Gent > type=2 area=75 in=Gand
de 2 à 4 chambres > beds=2
maison à Route de Bastogne Arlon > type=4 in=Arlon rest=Route de Bastogne
crédit accordé 250.000 maison Tubize > type=4 max=250000 in=Tubize rest=crédit accordé
j'ai un prêt de 300.000 > rest=prêt de 300.000
maison pas à Anderlecht ou Molenbeek, 3 ch, 400k > type=4 beds=3 max=400000 rest=pas à Anderlecht rest=ou Molenbeek
bungalow plutôt que maison à étages > text=bungalow rest=plutôt que maison rest=étages
appartement sans ascenseur et au rez-de-chaussée > type=2 text=rez-de-chaussée !lift
maison non meublée et garage > goal=rent type=4 garage !furnished
maison pas à rénover et jardin > type=4 garden rest=pas à rénover
maison max 300.000 crédit accordé > type=4 max=300000 rest=crédit accordé
à louer 100-1000 > goal=rent min=100 max=1000
entre 100 et 1000 > goal=rent min=100 max=1000
maison pas forcément à Namur > type=4 rest=pas forcément à Namur
appartement Ostende à p. de 200.000 € > in=ostende min=200000 type=2
maison apd 250.000 > min=250000 type=4
à partir d'environ 200.000 > min=200000
max environ 300.000 > max=300000
villa 500k+ Lasne > in=lasne min=500000 type=4
villa 500k + garage > garage max=500000 type=4
maison 300.000+frais > max=300000 rest=frais type=4
appart sans ascenseur ok Namur > in=namur rest=sans ascenseur ok type=2
sans ascenseur, pas grave > rest=sans ascenseur, pas grave
meublé ok > goal=rent rest=meuble ok
piscine pas nécessaire > rest=piscine pas necessaire
jardin oui, garage non > garden rest=garage non
pas de garage et jardin oui > !garage garden
pas de garage et jardin > !garage !garden
meublé non > goal=rent rest=meuble non
pas de location meublée > !furnished goal=rent
location non meublée > !furnished goal=rent
vendu ou encore à vendre > goal=sale rest=vendu ou encore a vendre
encore à louer Namur > available goal=rent in=namur
coté Bastogne, terrain max 80k > max=80000 near=bastogne/10 type=6
côte Knokke appart > in=knokke type=2
loft industriel Molenbeek > in=molenbeek-saint-jean rest=industriel type=2
bâtiment industriel Herstal > in=herstal type=7
terrasse ou grand jardin > rest=terrasse ou grand jardin
grande terrasse et grand jardin > garden rest=grand rest=grande terrace
studio/appart Namur > in=namur rest=studio type=2
jardin/terrasse > garden terrace
1 chambre ou studio Namur > in=namur rest=1 chambre ou studio type=2
1ch/studio Liège > in=liege rest=1ch/studio type=2
une ou deux chambres > beds=1
vendre ma maison Namur > in=namur rest=vendre type=4
mon budget 300000, maison à vendre > goal=sale max=300000 type=4
Bruxelles 1000, 1050, 1060 maison > in=bruxelles in=ixelles in=saint-gilles type=4
Bruxelles 1000, 1200 max appart > goal=rent in=bruxelles max=1200 type=2
pas 1080 ni 1070, Bruxelles appart > in=04000 rest=ni 1070 rest=pas 1080 type=2
bail 3-6-9 bureau Liège > in=liege rest=bail 3-6-9 type=5
kots étudiants LLN investissement > in=louvain-la-neuve rest=etudiants text=kots type=3
appart pas de kot > rest=pas de kot type=2
maison semi-mitoyenne Seraing > in=seraing text=semi-mitoyenne type=4
terrain pour tiny house > type=6 text=tiny house
maison vallée de la Lesse > type=4 rest=vallée rest=Lesse
rdj Uccle > in=uccle text=rez de jardin
meilleur que PEB D, Huy > epc=c in=huy
maison 2010 ou plus récent > rest=2010 ou plus recent type=4
min 200 max 300.000 > min=200000 max=300000
min 200 max 300k > min=200000 max=300000
entre les 200 et les 300.000 > min=200000 max=300000
minimum 200.000, maximum 300 > min=200000 max=300000
maison min 250 max 300.000 Namur > type=4 min=250000 max=300000 in=Namur
appartement à louer min 200 max 300.000 > goal=rent type=2 min=200 max=300000
appart 1000 max > goal=rent type=2 max=1000
Bruxelles 1000 max 300.000 > in=Bruxelles max=300000
entre les 80 et les 100 m2 > area=80
terrain 1 ha 50 a > type=6 land=15000
terrain 2 hectares et 5 ares 20 ca > type=6 land=20520
200000/300000 > min=200000 max=300000
maison 250/300.000 > type=4 min=250000 max=300000
4000/275.000 > in=Liège max=275000
Bruxelles 1000-1050 > in=Bruxelles in=Ixelles
maison +/- 150 m² > type=4 area=150
appart +- 850 € > goal=rent type=2 min=765 max=935
région de langue allemande > in=ostbelgien
loft industriel > type=2 rest=industriel
maison à Mark > type=4 in=Marcq
Neuve-Eglise > in=Nieuwkerke
maison neuve à Neuve-Église > type=4 new in=Nieuwkerke
maison à Neufmaison > type=4 in=Neufmaison
maison à Loyers > type=4 in=Loyers
5101 Loyers > in=Loyers
maison à Achet > type=4 in=Achet
maison à Erbaut > type=4 in=Erbaut
maison à Hour > type=4 in=Hour
maison à Roy > type=4 in=Roy
maison à Soy 250k > type=4 in=Soy max=250000
Bra 4990 > in=Bra
maison à Ere > type=4 in=Ere
maison à Heure, jardin > type=4 garden in=Heure
maison à Aye > type=4 in=Aye
Limbourg 4830 > in=Limbourg
maison à Limbourg > type=4 in=Limbourg
maison Limbourg > type=4 in=70000
2980 Halle > in=Halle
appartement Bruxelles 1000 par mois > goal=rent type=2 in=04000 max=1000
appartement Bruxelles 1000 euros > goal=rent type=2 in=04000 max=1000
entre 180 et 220 mille, soumagne fléron beyne > in=beyne-heusay in=fleron in=soumagne max=220000 min=180000
2 chambres à louer à Braine > beds=2 goal=rent in=braine-le-chateau in=braine-le-comte in=braine-l’alleud
4.500 €/m² uccle > in=uccle rest=4.500 €/m2
prix max 3000 €/m2 > rest=3000 €/m2
appartement uccle 3500 euros par m² > in=uccle rest=3500 euros par m2 type=2
bureau 12€/m2/mois Wavre > in=wavre rest=12€/m2/mois type=5
maison de vacances meublée avec 8 chambres pour rendement airbnb, vielsalm > beds=8 furnished in=vielsalm rest=airbnb text=maison de vacances type=4
Jambes près de Namur > in=jambes rest=namur
maison 350..000 Namur > in=namur max=350000 type=4
maison encore sur le marché Huy > available in=huy type=4
école protestante > no=protestante rest=ecole
bureau bruxelles-nord > in=bruxelles in=saint-josse-ten-noode in=schaerbeek type=5
maison 220 000 € / 90 m2 > area=90 max=220000 type=4
maison à Spa proche Verviers et Theux > in=spa rest=theux rest=verviers type=4
prix au m² max 3000, appartement Namur > in=namur rest=prix au m2 max 3000 type=2
proche école ou magasin, maison Ciney > in=ciney rest=ecole rest=magasin type=4
maison waterloo 5ch 1M2 > beds=5 in=waterloo rest=1m2 type=4
maison Tubize Ittre 3ch jardin 320 max > beds=3 garden in=ittre in=tubize max=320000 type=4
loue ou achète peu importe Dour > in=dour
appartement 1 ch 390 maximum > beds=1 max=390000 type=2
`;
