import { describe, expect, test } from 'vitest';
import { readCaption } from '../../../domain/room/caption-words.ts';
import { isPictureSubject } from '../../../domain/room/picture-subject.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { ROOM_KINDS } from '../../../domain/room/room.ts';
import fr from '../../../ui/locales/fr/rooms.json' with { type: 'json' };
import nl from '../../../ui/locales/nl/rooms.json' with { type: 'json' };
import en from '../../../ui/locales/en/rooms.json' with { type: 'json' };
import de from '../../../ui/locales/de/rooms.json' with { type: 'json' };

const SHOWN: readonly (readonly [Language, string, string])[] = [
  ['fr', 'Cuisine équipée ouverte sur le séjour', 'kitchen'],
  ['fr', 'Séjour avec vue sur le jardin', 'living'],
  ['fr', 'Salle à manger', 'dining'],
  ['fr', 'Chambre 2', 'bedroom'],
  ['fr', 'Salle de bains attenante à la chambre', 'bathroom'],
  ['fr', "Salle d'eau", 'shower-room'],
  ['fr', 'Façade arrière', 'facade'],
  ['fr', 'Vue sur la Meuse', 'view'],
  ['fr', 'Sous-sol', 'cellar'],
  ['fr', 'Plan du rez-de-chaussée', 'plan'],
  ['fr', 'Plan 2D', 'plan'],
  ['nl', 'Leefkeuken met kookeiland', 'kitchen'],
  ['nl', 'Zonneterras', 'terrace'],
  ['nl', 'Masterslaapkamer', 'bedroom'],
  ['nl', 'Achtergevel', 'facade'],
  ['nl', 'Inkomhal', 'hall'],
  ['nl', 'Grondplan gelijkvloers', 'plan'],
  ['nl', 'Voortuin', 'garden'],
  ['en', 'Bright living room', 'living'],
  ['en', 'Wet room', 'shower-room'],
  ['en', 'First floor plan', 'plan'],
  ['de', 'Wohnküche', 'kitchen'],
  ['de', 'Küche mit Balkon', 'kitchen'],
  ['de', 'Gästebad', 'bathroom'],
  ['de', 'Grundriss Obergeschoss', 'plan'],
  ['de', 'Dachterrasse', 'terrace'],
];

describe('what a caption shows', () => {
  test.each(SHOWN)('%s: %s', (language, caption, subject) => {
    expect(readCaption(caption, language)).toEqual({ alt: caption, subject });
  });

  test('a worktop, a lake and a plan of the site are not floor plans', () => {
    for (const caption of ['Plan de travail en granit', 'Plan d’eau', 'Plan cadastral', 'Superbe plan de travail'])
      expect(readCaption(caption, 'fr')).toEqual({ alt: caption });
  });

  test('a room name in another language sets what the picture shows, but is not used as a caption', () => {
    expect(readCaption('Keuken', 'fr')).toEqual({ alt: '', subject: 'kitchen' });
    expect(readCaption('Schlafzimmer 2', 'en')).toEqual({ alt: '', subject: 'bedroom' });
    expect(readCaption('Ruime keuken met eiland', 'fr')).toEqual({
      alt: 'Ruime keuken met eiland',
      subject: 'kitchen',
    });
  });

  test.each([
    'IMG_2034.jpg',
    'Scan.JFIF',
    'DSC 0012',
    'foto 3',
    '7',
    'P1000455.JPG',
    'WhatsApp Image 2026-03-05 at 10.22.01.jpeg',
  ])('the name of a file is not a caption: %s', caption => expect(readCaption(caption, 'nl')).toEqual({ alt: '' }));

  test('every kind of room that the site names is understood in each language', () => {
    const kinds = Object.keys(ROOM_KINDS).filter(isPictureSubject);
    const names = { fr, nl, en, de };
    const misread = LANGUAGES.flatMap(language =>
      kinds.flatMap(kind => {
        const name = (names[language].kinds as Record<string, string>)[kind] ?? '';
        const { alt, subject } = readCaption(name, language);
        return alt === name && (subject === kind || (kind === 'study' && language === 'nl'))
          ? []
          : [`${language} ${name}: ${subject}`];
      }),
    );
    expect(misread).toEqual([]);
  });
});
