import { expect, test } from 'vitest';
import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { propertyRecords as ofOmnicasa } from '../../../adapters/crm/omnicasa/omnicasa-record.ts';
import { picturesOf } from '../../../adapters/crm/openimmo/openimmo-attachments.ts';
import { readXml } from '../../../adapters/crm/read-xml.ts';
import { propertyRecords as ofSkarabee } from '../../../adapters/crm/skarabee/skarabee-record.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import type { FeedRecord } from '../../../application/ports/catalogue/feed.ts';
import { GOOD_RECORD } from '../feed/good-record.ts';

const ADDRESS = 'https://pictures.crm.example/1.jpg';

/** What the pictures of these records show, and the captions in French. */
function shown(pictures: unknown, Language = 'fr') {
  const reader = makeRecordReader({ pictureHosts: ['pictures.crm.example'] });
  const { thing, warnings } = reader.listing([{ ...GOOD_RECORD, Language, Pictures: pictures }]);
  expect(warnings.filter(({ field }) => field.includes('Pictures'))).toEqual([]);
  return thing?.pictures.map(({ kind, shows, alt }) => [kind === 'photo' ? shows : kind, alt.fr]);
}

const only = (records: readonly FeedRecord[]) => records[0]?.['Pictures'];

test('a picture from OpenImmo shows the room or plan in its title, else interior or exterior by its group', () => {
  const attachment = (group: string, title: string) =>
    `<anhang gruppe="${group}"><anhangtitel>${title}</anhangtitel><daten><pfad>${ADDRESS}#${title}</pfad></daten></anhang>`;
  const [element] = readXml(
    [
      `<immobilie><anhaenge>${[
        attachment('INNENANSICHTEN', 'Küche'),
        attachment('INNENANSICHTEN', ''),
        attachment('AUSSENANSICHTEN', 'IMG_1.jpg'),
        attachment('BILD', 'Grundriss EG'),
        attachment('GRUNDRISS', ''),
      ].join('')}</anhaenge></immobilie>`,
    ],
    ['immobilie'],
  );
  if (!element) throw new Error('no object');
  const pictures = picturesOf(element).map(({ path, kind, shows, title }, at) => ({
    ID: at + 1,
    Url: path,
    Kind: kind,
    Shows: shows,
    Name: title,
  }));
  expect(shown(pictures)).toEqual([
    ['kitchen', undefined],
    ['interior', undefined],
    ['exterior', undefined],
    ['floor-plan', 'Grundriss EG'],
    ['floor-plan', undefined],
  ]);
});

test('a picture from Omnicasa shows the room in its name, a floor plan too', () => {
  const picture = (ID: number, Name: string) => ({ ID, Url: ADDRESS, Width: 40, Height: 30, Name });
  const fields = { ID: 7, XLargePictureItems: [picture(1, 'Keuken'), picture(2, 'Grondplan'), picture(3, '')] };
  expect(shown(only(ofOmnicasa(new Map([['fr', fields]]), NO_LISTS, 1)))).toEqual([
    ['kitchen', undefined],
    ['floor-plan', undefined],
    [undefined, undefined],
  ]);
});

test('a picture from Skarabee shows the room in its description, in any language', () => {
  const xml = `<Publication><Pictures><Picture><Index>0</Index><URL>${ADDRESS}</URL><Description>Schlafzimmer 2</Description></Picture></Pictures></Publication>`;
  const [publication] = readXml([xml], ['Publication']);
  if (!publication) throw new Error('no publication');
  const told = { id: '7', publication, lists: NO_LISTS, language: 'fr', today: '2026-06-15' } as const;
  expect(shown(only(ofSkarabee(told)))).toEqual([['bedroom', undefined]]);
});
