import { expect, test } from 'vitest';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { listHeading } from '../../../application/view/list-heading.ts';

import type { Goal } from '../../../domain/listing/listing.ts';
import type { HeadingFilters } from '../../../application/view/list-heading.ts';
import type { Language } from '../../../domain/text/language.ts';

test.each<[Language, Goal | 'viager', HeadingFilters, string]>([
  ['fr', 'sale', { types: ['house'], places: ['Namur'] }, 'Maisons et villas à vendre à Namur'],
  ['fr', 'rent', { types: ['office'], places: ['Le Roeulx'] }, 'Bureaux à louer au Roeulx'],
  ['fr', 'sale', { places: ['Les Bons Villers'] }, 'Biens à vendre aux Bons Villers'],
  ['fr', 'sale', { places: ['La Louvière'] }, 'Biens à vendre à La Louvière'],
  ['fr', 'sale', { places: ["L'Écluse"] }, "Biens à vendre à L'Écluse"],
  ['fr', 'sale', { places: ['Lessines'] }, 'Biens à vendre à Lessines'],
  ['fr', 'sale', { places: ['Namur', 'Liège', 'Gand'] }, 'Biens à vendre à Namur, Liège et Gand'],
  ['fr', 'sale', { places: ['Namur', 'Le Roeulx'] }, 'Biens à vendre à Namur et au Roeulx'],
  ['fr', 'sale', { places: ['A', 'B', 'C', 'D'] }, 'Biens à vendre dans 4 communes'],
  ['fr', 'sale', { near: { place: 'Anvers', km: 10 } }, 'Biens à vendre à Anvers et dans un rayon de 10\u00a0km'],
  ['fr', 'sale', { types: ['house', 'apartment'] }, 'Maisons, villas, appartements et lofts à vendre'],
  ['nl', 'sale', { types: ['house', 'land'] }, 'Huizen, villa’s en gronden te koop'],
  ['en', 'sale', { types: ['other', 'house'] }, 'Houses, villas, garages and other properties for sale'],
  [
    'de',
    'rent',
    { types: ['commerce', 'house', 'office'] },
    'Laden- und Gewerbeflächen, Häuser, Villen und Büros zu vermieten',
  ],
  ['fr', 'sale', { types: [{ name: 'Bois et étangs' }, 'land'] }, 'Bois et étangs et terrains à vendre'],
  [
    'en',
    'sale',
    { newBuild: true, types: ['house', 'apartment'] },
    'New-build houses, villas, apartments and lofts for sale',
  ],
  ['fr', 'sale', { types: ['office', 'land'] }, 'Bureaux et terrains à vendre'],
  ['fr', 'sale', { types: ['office', 'land', 'house', 'other'] }, 'Biens à vendre'],
  ['fr', 'viager', { places: ['Ostende'] }, 'Biens en viager à Ostende'],
  ['fr', 'sale', { words: 'vue mer' }, 'Biens à vendre\u00a0: «\u00a0vue mer\u00a0»'],
  ['fr', 'sale', { newBuild: true, types: ['apartment'] }, 'Appartements et lofts en construction neuve à vendre'],
  ['fr', 'sale', { newBuild: true, types: ['land'] }, 'Terrains à vendre'],
  ['fr', 'sale', { types: [{ name: 'Kot – Studio' }] }, 'Kot\u00a0–\u00a0Studio à vendre'],
  ['fr', 'sale', { types: ['house'], areas: ['20002'] }, 'Maisons et villas à vendre dans le Brabant wallon'],
  ['fr', 'rent', { areas: ['04000'], places: ['Namur'] }, 'Biens à louer à Namur et en Région bruxelloise'],
  ['fr', 'sale', { areas: [{ district: 'arrondissement d’Anvers' }] }, 'Biens à vendre dans l’arrondissement d’Anvers'],
  ['fr', 'sale', { areas: ['coast', '50000'], places: ['A', 'B'] }, 'Biens à vendre dans 4 communes et régions'],
  ['nl', 'sale', { types: ['apartment'], areas: ['coast'] }, 'Appartementen en lofts te koop aan de kust'],
  [
    'en',
    'sale',
    { types: ['land'], areas: ['ardennes', '90000'] },
    'Land for sale in the Ardennes and in the province of Namur',
  ],
  ['de', 'rent', { areas: ['50000', 'ostbelgien'] }, 'Immobilien zu vermieten im Hennegau und in Ostbelgien'],
  ['nl', 'sale', { types: ['house'], places: ['Namen'] }, 'Huizen en villa’s te koop in Namen'],
  ['nl', 'rent', { places: ['De Panne'] }, 'Panden te huur in De Panne'],
  ['nl', 'rent', { places: ['Le Roeulx', 'Luik'] }, 'Panden te huur in Le Roeulx en Luik'],
  ['nl', 'sale', { near: { place: 'Gent', km: 5 } }, 'Panden te koop in een straal van 5\u00a0km rond Gent'],
  ['nl', 'sale', { newBuild: true, places: ['Gent'] }, 'Nieuwbouw te koop in Gent'],
  ['de', 'sale', { places: ['Les Bons Villers'] }, 'Immobilien zu verkaufen in Les Bons Villers'],
  ['de', 'rent', { types: ['house'], places: ['Lüttich'] }, 'Häuser und Villen zu vermieten in Lüttich'],
  ['de', 'sale', { types: ['office', 'land'] }, 'Büros und Grundstücke zu verkaufen'],
  ['de', 'sale', { drawn: true }, 'Immobilien zu verkaufen in einem auf der Karte gezeichneten Gebiet'],
  ['en', 'rent', { types: ['office'] }, 'Offices for rent'],
  ['en', 'sale', { types: ['commerce'] }, 'Shops and industrial buildings for sale'],
  ['en', 'sale', { newBuild: true, types: ['house'] }, 'New-build houses and villas for sale'],
  ['en', 'sale', { words: '$& {{heading}}' }, 'Properties for sale: ‘$& {{heading}}’'],
  ['en', 'viager', { types: ['house'], words: 'sea' }, 'Houses and villas for sale for a life annuity: ‘sea’'],
])('in %s, %s of %j is headed %s', (language, goal, narrowed, heading) => {
  expect(listHeading(phrasesIn(language).listHeading, goal, narrowed)).toBe(heading);
});
