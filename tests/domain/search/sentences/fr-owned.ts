/**
 * French sentences about a home that the writer, a relative or a friend has, sells, rents or leaves, about incomes, distances, streets, telephones and
 * adverts, beside what is searched for, with plain sentences that contain the same words; by writers who had not seen the grammar. See `cases.ts` for the
 * notation.
 */
export const FRENCH_OWNED = `
bonjour, on cherche une maison 3 chambres avec jardin à Gembloux, max 320.000€ > beds=3 garden in=gembloux max=320000 type=4
kot étudiant louvain la neuve pas trop cher > goal=rent in=louvain-la-neuve rest=pas trop cher text=kot etudiant
je loue actuellement un appart 2 ch à Jambes et je voudrais acheter une maison dans le coin de Namur > goal=sale in=namur rest=coin rest=je loue actuellement un appart 2 ch a jambes type=4
nous vendons notre maison à Wavre et cherchons un appartement 2 chambres avec ascenseur > beds=2 lift rest=nous vendons notre maison a wavre type=2
vendre avant d'acheter maison 4 chambres Liège > beds=4 goal=sale in=liege rest=avant type=4
on a vendu notre appartement 275000 et on cherche villa à Waterloo > in=waterloo rest=on a vendu notre appartement 275000 type=4
avez-vous des studios meublés à louer à Ixelles à moins de 800 euros > furnished goal=rent in=ixelles max=800 text=studio
avez-vous encore des garages à vendre à Knokke > goal=sale in=knokke text=garages
est-ce qu'il y a quelque chose en dessous de 150000 à Charleroi > in=charleroi max=150000
y a t il un terrain à batir du coté de Durbuy > near=durbuy/10 type=6
terrain constructible min 10 ares Ciney > in=ciney land=1000 type=6
ferme ou fermette avec 2 hectares province de Luxembourg > in=80000 land=20000 rest=ferme ou fermette
cherche prairie ou terre agricole pour mes chevaux près de Ath > near=ath/10 rest=mes chevaux type=6
commerce à remettre rue Neuve Bruxelles > in=04000 rest=remettre rue neuve type=7
surface commerciale 120m2 avec vitrine centre de Mons > area=120 in=mons rest=vitrine centre type=7
local pour cabinet dentaire rez de chaussée Braine-l'Alleud > in=braine-l’alleud rest=cabinet dentaire rest=local text=rez de chaussee
maison pour mes parents retraités plain pied Hannut > in=hannut rest=mes parents text=plain pied type=4
appartement pour ma fille étudiante à Liège près du bus 48 > in=liege rest=bus 48 rest=fille etudiante type=2
retraités cherchent appart à la côte vue mer 2 ch avec ascenceur > beds=2 in=coast lift text=vue mer type=2
appartement Ostende digue vue sur mer max 350 000 > in=ostende max=350000 rest=digue text=vue sur mer type=2
Middelkerke ou Westende studio pas plus de 140.000 > in=middelkerke in=westende max=140000 text=studio
appartement a 500m de la plage de Blankenberge > in=blankenberge rest=500m rest=plage type=2
maison à 10 minutes à pied de la gare d'Ottignies > in=ottignies rest=10 minutes a pied rest=gare type=4
maison max 15 km de Bruxelles 4 chambres > beds=4 near=bruxelles/15 type=4
maison dans un rayon de 20km autour de Nivelles budget 400k > max=400000 near=nivelles/20 type=4
immeuble de rapport Liège rendement 6% > in=liege rest=6% type=3
investisseur cherche immeuble 3 appartements minimum Verviers > in=verviers rest=3 appartements type=3
2 appartements à vendre à Tournai > goal=sale in=tournai rest=2 type=2
maison avec deux logements pour y habiter et louer l'autre Huy > in=huy rest=deux logements rest=habiter rest=louer l'autre type=4
appart 1 chambre à louer Etterbeek libre le 1er septembre 2025 > beds=1 goal=rent in=etterbeek rest=1 rest=libre rest=septembre 2025 type=2
maison construite après 2000 Rixensart > in=rixensart rest=construite apres 2000 type=4
maison 1930 à rénover Schaerbeek > in=schaerbeek rest=1930 text=a renover type=4
villa 2015 peb A ou B Lasne > epc=b in=lasne rest=2015 type=4
appartement 3ème étage sans ascenseur Saint-Gilles > !lift in=saint-gilles rest=3eme etage type=2
appart dernier étage terrasse 20m2 Uccle > in=uccle rest=20m2 rest=dernier etage terrace type=2
maison jardin 800 m² Profondeville > garden in=profondeville land=800 type=4
jardin plein sud maison 3 façades Ottignies > garden in=ottignies rest=plein sud text=3 facades type=4
on accepte les chiens? appartement à louer Anderlecht > goal=rent in=anderlecht rest=accepte rest=chiens type=2
locataire avec deux chats cherche appart 750 euros charges comprises Forest > goal=rent in=forest max=750 rest=deux chats type=2
couple avec 2 enfants cherche maison à louer à Wavre 1200€ > goal=rent in=wavre max=1200 type=4
maman solo 3 enfants besoin d'une maison à louer pas cher Seraing > goal=rent in=seraing rest=maman solo rest=pas cher type=4
revenus 2800 net on peut louer quoi à Namur > goal=rent in=namur rest=peut rest=quoi rest=revenus 2800 net
mon salaire est de 2.500 euros maison a louer Dinant > goal=rent in=dinant rest=mon salaire est de 2.500 euros type=4
j'ai 60000 € d'apport maison Andenne > in=andenne rest=60000 € d'apport type=4
pret accordé de 280000 pour une maison à Fleurus > in=fleurus rest=pret accorde de 280000 type=4
mensualité de 1100 par mois maison à vendre Binche > goal=sale in=binche rest=mensualite de 1100 par mois type=4
prix 250000 à 300000 maison Perwez > in=perwez max=300000 min=250000 type=4
entre 180 et 220 000 appart Arlon > in=arlon max=220000 min=180000 type=2
maison a vendre rue de la station 45 5030 gembloux > goal=sale in=gembloux rest=rue de la station 45 type=4
5000 namur appart 2ch > beds=2 in=namur type=2
maison tel 0475 12 34 56 Spy > in=spy rest=tel 0475 12 34 56 type=4
superbe maison 4 façades, 5 ch, 2 sdb, garage 2 voitures, jardin 12 ares, PEB C, à 5 min E411, 495.000 € > beds=5 epc=c garage garden land=1200 max=495000 rest=2 sdb rest=2 voitures rest=5 min e411 rest=superbe text=4 facades type=4
Appartement lumineux de 95 m² comprenant hall, living, cuisine équipée, 2 chambres, terrasse, cave. Charges 150 €/mois. PEB 180 kWh > area=95 beds=2 epcMax=180 rest=cave rest=charges 150 €/mois rest=comprenant hall rest=cuisine equipee rest=living rest=lumineux terrace type=2
À louer : studio 28 m² meublé, 2e étage, Ixelles cimetière, 690€ + 60€ de charges, dispo 01/10 > area=28 available furnished goal=rent in=ixelles max=690 rest=01/10 rest=2e etage rest=60€ de charges text=studio
viager occupé couple 78 ans Uccle > in=uccle rest=78 ans rest=occupe viager
viager bouquet 100.000 rente max 900 côte belge > in=coast rest=100.000 rest=900 rest=bouquet rest=rente viager
garage box pour camping-car hauteur 3m Wavre > in=wavre rest=camping-car hauteur 3m text=garage box
parking pour 2 motos à louer Bruxelles centre > goal=rent in=bruxelles rest=2 motos text=parking
entrepot 500m2 avec quai Zaventem ou Machelen > area=500 in=machelen in=zaventem rest=quai type=7
bureaux 200 m² proches aéroport Charleroi parking 10 voitures > area=200 garage in=charleroi rest=10 voitures rest=aeroport type=5
hangar pour tracteurs environs de Marche-en-Famenne > near=marche-en-famenne/10 rest=tracteurs type=7
loft ancienne usine Gand ou Anvers > in=anvers in=gand rest=ancienne usine type=2
maison de maitre bruxelles pour bureau et habitation > in=04000 rest=bureau text=maison de maitre type=4
maison pas à rénover Waremme > in=waremme rest=pas a renover type=4
appartement sauf rez de chaussée Auderghem > in=auderghem rest=sauf rez de chaussee type=2
maison pas mitoyenne Jodoigne 300000 > in=jodoigne max=300000 rest=pas mitoyenne type=4
appart neuf tva 6% Hasselt > in=hasselt new rest=tva 6% type=2
quartier sans étrangers appart Jette > in=jette no=sans etrangers rest=quartier type=2
maison quartier calme bonne école catholique Mouscron > in=mouscron no=catholique rest=quartier calme bonne ecole type=4
comme le 12 rue haute mais moins cher Bruxelles > in=04000 rest=12 rue haute mais moins cher rest=comme
déménagement en juin 2026 de Paris à Bruxelles, cherche appart 3 ch > beds=3 in=04000 rest=demenagement rest=juin 2026 rest=paris type=2
travaille à Luxembourg cherche maison à Bastogne ou Arlon > in=arlon in=bastogne rest=travaille a luxembourg type=4
je vends mon studio à Ostende combien vaut il > rest=je vends mon studio a ostende combien vaut il
estimation gratuite maison Liège > in=liege rest=estimation gratuite type=4
nous habitons à Namur, maison 3 chambres à Ciney > beds=3 in=ciney rest=nous habitons a namur type=4
maison à habiter de suite Wavre > in=wavre type=4
j'habite Liège > in=liege rest=habite
cherche appartement à Mons car nous vendons notre maison à Binche > in=mons rest=car nous vendons notre maison a binche type=2
on vend notre appart à Jette pour acheter une maison à Ninove > goal=sale in=ninove rest=on vend notre appart a jette type=4
je souhaite vendre ma maison et acheter un appartement à Knokke > goal=sale in=knokke rest=je souhaite vendre ma maison type=2
notre maison est vendue, il nous faut un appartement à Huy > in=huy rest=faut rest=notre maison est vendue type=2
je suis locataire actuellement à Mons et cherche maison à acheter > goal=sale rest=je suis locataire actuellement a mons type=4
mon budget est de 250000 maison à Mons > in=mons max=250000 type=4
appartement à vendre Namur je travaille à Bruxelles > goal=sale in=namur rest=je travaille a bruxelles type=2
maison avec 2 appartements à vendre Spa > goal=sale in=spa rest=2 appartements type=4
à vendre 3 garages Liège > goal=sale in=liege rest=3 text=garages
maison valeur 300000 Mons > in=mons max=300000 rest=valeur type=4
sous 300 à Namur 3 chambres > beds=3 goal=rent in=namur max=300
maison et hall de stockage 300 m2 Wavre > area=300 in=wavre rest=stockage type=4 type=7
maison ou hall industriel Wavre > in=wavre type=4 type=7
hall 500 m2 Wavre > area=500 in=wavre type=7
je travaille à Bruxelles maison à Namur > in=namur rest=je travaille a bruxelles type=4
je vends ma maison à Namur 3 chambres jardin > beds=3 garden in=namur rest=vends type=4
la maison de mes rêves à vendre à Namur > goal=sale in=namur rest=de mes reves type=4
Propriétaire d'un appartement à Namur, je cherche une maison 4 chambres à Profondeville > beds=4 in=profondeville rest=proprietaire d'un appartement a namur type=4
nous sommes propriétaires à Jodoigne et voulons acheter plus grand à Wavre > goal=sale in=wavre rest=grand rest=nous sommes proprietaires a jodoigne rest=voulons
locataire depuis 5 ans à Anderlecht, cherche appart 2 ch à Forest > beds=2 in=forest rest=locataire depuis 5 ans a anderlecht type=2
mes parents habitent Huy, on cherche une maison dans les environs de Liège > near=liege/10 rest=mes parents habitent huy type=4
j'échange ma maison de Binche contre un appartement à Mons > in=mons rest=j'echange ma maison de binche contre type=2
je viens de Liège et je cherche un studio à Louvain-la-Neuve > in=louvain-la-neuve rest=je viens de liege text=studio
ma soeur vient d'acheter un duplex à Verviers, je voudrais une maison à Theux > in=theux rest=ma soeur vient d'acheter un duplex a verviers type=4
on déménage de Bruxelles vers Arlon, maison à louer avec jardin > garden goal=rent in=arlon rest=on demenage de bruxelles vers type=4
j'ai vendu l'année passée ma villa de Lasne, appartement neuf à Waterloo > in=waterloo new rest=j'ai vendu l'annee passee ma villa de lasne type=2
nous quittons notre maison de Dinant pour un appartement avec ascenseur à Namur > in=namur lift rest=quittons notre maison de dinant type=2
mon fils loue un kot à Mons, il cherche maintenant un appartement à Jette > in=jette rest=maintenant rest=mon fils loue un kot a mons type=2
après 10 ans en location à Uccle nous voulons acheter une maison à Rhode-Saint-Genèse > goal=sale in=rhode-saint-genese rest=apres 10 ans en location a uccle rest=voulons type=4
actuellement à Tournai, recherche terrain à Enghien > in=enghien rest=actuellement a tournai type=6
avant j'habitais Ciney, maintenant maison à Marche-en-Famenne 3 ch > beds=3 in=marche-en-famenne rest=avant j'habitais ciney rest=maintenant type=4
mon mari possède un studio à Seraing, cherchons maison à Flémalle > in=flemalle rest=mon mari possede un studio a seraing type=4
maison à vendre avec garage et jardin Gerpinnes > garage garden goal=sale in=gerpinnes type=4
appartement 2 chambres Wavre proche gare max 260000 > beds=2 in=wavre max=260000 rest=gare type=2
terrain à bâtir Bastogne 12 ares > in=bastogne land=1200 type=6
cherche à louer maison 3 chambres Ottignies ou Court-Saint-Etienne > beds=3 goal=rent in=court-saint-etienne in=ottignies type=4
studio meublé Liège centre 500€ > furnished goal=rent in=liege max=500 rest=centre text=studio
villa 4 façades Lasne piscine > in=lasne text=4 facades text=piscine type=4
appart à louer Saint-Gilles avec terrasse, animaux acceptés > goal=rent in=saint-gilles rest=animaux acceptes terrace type=2
immeuble de rapport Charleroi moins de 300.000 > in=charleroi max=300000 type=3
deux maisons à vendre à Andenne > goal=sale in=andenne rest=deux type=4
maison de maître Mons à rénover > in=mons text=a renover text=maison de maitre type=4
appartement de 90 m² à Jambes avec ascenseur et parking > area=90 garage in=jambes lift type=2
maison entre Namur et Dinant budget 250000 > in=dinant in=namur max=250000 type=4
je voudrais acheter un duplex à Ixelles ou Etterbeek, minimum 100m2 > area=100 goal=sale in=etterbeek in=ixelles text=duplex
viager libre Knokke > in=knokke rest=libre viager
bureau à louer Louvain-la-Neuve 60m2 > area=60 goal=rent in=louvain-la-neuve type=5
je viens de Namur mais je veux rester à Namur, maison 3 ch > beds=3 in=namur rest=je viens de namur mais rest=rester type=4
on cherche une maison près de chez mes parents à Huy > in=huy rest=chez mes parents type=4
ma fille a besoin d'un kot à Louvain-la-Neuve > goal=rent in=louvain-la-neuve rest=fille text=kot
appartement à vendre par le propriétaire à Gand > goal=sale in=gand rest=proprietaire type=2
maison à louer directement du propriétaire Liège > goal=rent in=liege rest=directement rest=proprietaire type=4
nous avons un budget de 300000 pour une maison à Ciney > in=ciney max=300000 rest=avons type=4
j'ai envie d'une villa à Spa > in=spa rest=envie type=4
déménagement à Bruxelles, cherche appartement 1 chambre > beds=1 in=04000 rest=demenagement type=2
pour mes parents appartement rez-de-chaussée à Dinant > in=dinant rest=mes parents text=rez-de-chaussee type=2
ma première maison à Wavre avec jardin > garden in=wavre rest=premiere type=4
appartement avec locataire en place à Mons > in=mons rest=avec locataire en place type=2
actuellement à vendre maisons Tournai > goal=sale in=tournai rest=actuellement type=4
nous sommes deux, maison avec jardin à Andenne > garden in=andenne rest=sommes deux type=4
on a 250000 pour un appartement à Ostende > in=ostende max=250000 type=2
maison à échanger Namur > in=namur rest=echanger type=4
maison ou appartement de Namur à Dinant > in=dinant in=namur type=2 type=4
je vis seule, studio à Jette max 700 > goal=rent in=jette max=700 rest=je vis seule text=studio
je travaille à domicile, maison avec bureau à Perwez > in=perwez rest=je travaille a domicile text=bureau type=4
louer un appartement pour 2 ans à Uccle > goal=rent in=uccle rest=2 ans type=2
mon appartement à Jette devient trop petit, maison 3 chambres à Ganshoren > beds=3 in=ganshoren rest=mon appartement a jette devient trop petit type=4
retraités possédant une villa à La Hulpe, recherchons appartement à Knokke > in=knokke rest=possedant une villa a la hulpe type=2
ma grand-mère a une maison à Ath; je cherche un terrain à Lessines > in=lessines rest=grand-mere a une maison a ath type=6
on quitte Charleroi pour Namur, appartement 2 chambres > beds=2 in=namur rest=on quitte charleroi pour type=2
nous louons depuis 3 ans à Evere et souhaitons acheter à Zaventem > goal=sale in=zaventem rest=nous louons depuis 3 ans a evere rest=souhaitons
j'ai une maison à Nivelles et je voudrais un terrain à Genappe > in=genappe rest=j'ai une maison a nivelles type=6
nous possédons un appartement à Evere que nous aimerions remplacer par une maison à Meise > in=meise rest=nous possedons un appartement a evere rest=remplacer type=4
ayant vendu notre villa à Genval, nous cherchons un penthouse à Wavre > in=wavre rest=ayant vendu notre villa a genval text=penthouse
muté de Liège à Bruxelles, je cherche un appartement meublé à Etterbeek > furnished goal=rent in=etterbeek rest=mute de liege a type=2
mon fils étudie à Mons, cherche kot à Mons > goal=rent in=mons rest=fils etudie text=kot
je suis locataire à Saint-Gilles et mon bail se termine, appartement 1 chambre à Forest svp > beds=1 in=forest rest=je suis locataire a saint-gilles et mon bail se termine type=2
maison de mes parents à Jodoigne vendue, cherche appartement à Louvain-la-Neuve > in=louvain-la-neuve rest=maison de mes parents a jodoigne vendue type=2
mes voisins ont vendu leur maison à Spa 400000, je veux estimer la mienne > rest=estimer rest=mes voisins ont vendu leur maison a spa 400000 rest=mienne
nous étions à Verviers, maintenant nous voulons une maison à Herve > in=herve rest=nous etions a verviers, maintenant rest=voulons type=4
mon oncle vit à Bastogne, nous cherchons un chalet à La Roche > in=la roche-en-ardenne rest=mon oncle vit a bastogne text=chalet
propriétaires d'une maison à Fleurus nous voulons un appartement à la mer > in=coast rest=proprietaires d'une maison a fleurus rest=voulons type=2
je loue actuellement un studio à Liège, budget 200000 pour une maison à Visé > in=vise max=200000 rest=je loue actuellement un studio a liege type=4
on vend notre appart de Koekelberg, on veut une maison à Dilbeek > in=dilbeek rest=on vend notre appart de koekelberg rest=veut type=4
je quitte Bruxelles, maison avec jardin à Ottignies > garden in=ottignies rest=je quitte bruxelles type=4
nous habitons un petit appartement à Ans et voulons une maison avec jardin à Awans > garden in=awans rest=nous habitons un petit appartement a ans rest=voulons type=4
maison à vendre à Huy chez le propriétaire > goal=sale in=huy rest=chez rest=proprietaire type=4
nous voulons vivre à Spa, maison à louer > goal=rent in=spa rest=voulons vivre type=4
appartement à louer à Tubize ou dans les environs pour 950 € > goal=rent max=950 near=tubize/10 type=2
maison à Huy et dans les alentours pour 250000 € > max=250000 near=huy/10 type=4
nous louons à Evere et voulons acheter à Zaventem > goal=sale in=zaventem rest=nous louons a evere rest=voulons
on loue un appartement à Ath et on cherche une maison à Mons > in=mons rest=on loue un appartement a ath type=4
heures d'ouverture bureau Namur > in=namur rest=heures d'ouverture bureau
bureau à louer Namur > goal=rent in=namur type=5
chambre pour étudiant Liège > goal=rent in=liege text=chambre pour etudiant
ma compagne est de Tournai, nous cherchons une maison à Mouscron > in=mouscron rest=ma compagne est de tournai type=4
Ma Campagne appartement 2 chambres > beds=2 in=ixelles type=2
nous voulons construire une maison et cherchons un terrain à Dinant > in=dinant rest=voulons type=6
maison à construire avec terrain de 500 m² à Dinant > in=dinant land=500 type=4
chalet à Durbuy que l'on peut aussi mettre en location > in=durbuy rest=peut aussi mettre en location text=chalet
`;
