import { describe, expect, it } from 'vitest';
import { namesStreet, withoutStreet } from '../../../domain/place/hidden-street.ts';
import { publicListing, publicProject } from '../../../domain/listing/public-listing.ts';
import { aListing } from '../../arbitraries/full-listing.ts';

const centre = { latitude: 51.0543, longitude: 3.7174 };
const code = { energyCertificateCode: '20230101-0001234567-RES-1' };

describe('a public listing', () => {
  it('has its address and exact coordinates when these are published', () => {
    const shown = publicListing(aListing(), centre);
    expect(shown.address?.houseNumber).toBe('12');
    expect(shown.coordinates).toEqual({ latitude: 51.05, longitude: 3.72, exact: true });
  });
  it('has the centre of its municipality when the address is hidden', () => {
    const hidden = publicListing(aListing({ publishAddress: false }), centre);
    expect(hidden.address).toBeUndefined();
    expect(hidden.coordinates).toEqual({ ...centre, exact: false });
    expect(publicListing(aListing({ publishAddress: false }), undefined).coordinates).toBeUndefined();
  });
  it('has no link to a film whose URL contains a hidden street', () => {
    const media = ['https://films.example/Vanderlindenstraat-12', 'https://films.example/7'];
    const listing = aListing({ media, address: { street: 'Vanderlindenstraat', houseNumber: '12', boxNumber: '' } });
    expect(publicListing(listing, centre).media).toEqual(media);
    expect(publicListing({ ...listing, publishAddress: false }, centre).media).toEqual(media.slice(1));
  });
  it('has the certificate code instead of the address in Flanders, and hides it with the address in Brussels', () => {
    const hidden = aListing({ publishAddress: false, facts: code });
    expect(publicListing(hidden, centre).facts).toEqual(code);
    const brussels = { ...hidden, place: { ...hidden.place, postcode: '1000' } };
    expect(publicListing(brussels, centre).facts).toEqual({});
    expect(publicListing({ ...brussels, publishAddress: true }, centre).facts).toEqual(code);
  });
  it('hides the facts that reveal a hidden price', () => {
    const rental = aListing({ goal: 1, price: 950, publishPrice: false, facts: { rentPerMonth: 950, bedrooms: 2 } });
    const shown = publicListing(rental, centre);
    expect(shown.price).toBeUndefined();
    expect(shown.facts).toEqual({ bedrooms: 2 });
  });
});

describe('a public project', () => {
  it('hides its address like a listing', () => {
    const listing = aListing();
    const project = {
      id: 'p1',
      title: { nl: 'Project Vanderlindenstraat 12' },
      description: {},
      place: listing.place,
      publishAddress: false,
      address: listing.address,
      coordinates: listing.coordinates,
      pictures: [],
      externalWeb: 'https://vanderlindenstraat-12.example/',
      deliveryYear: 2028,
      publishedOn: '2026-01-01',
    };
    const shown = publicProject(project, [listing.id], centre);
    expect(shown.title).toEqual({ nl: 'Project …' });
    expect(shown.externalWeb).toBeUndefined();
    const elsewhere = { ...project, externalWeb: 'https://project.example/' };
    expect(publicProject(elsewhere, [], centre).externalWeb).toBe(elsewhere.externalWeb);
    expect(shown.coordinates).toEqual({ ...centre, exact: false });
    expect(shown.unitIds).toEqual([listing.id]);
    expect('publishAddress' in shown).toBe(false);
  });
});

describe('a hidden street', () => {
  it.each([
    ['Te koop: Kerkstraat 12, Gent', 'Kerkstraat', 'Te koop: …, Gent'],
    ['rue de l’église, n° 4 B à Liège', "Rue de l'Église", '… à Liège'],
    ['Hoek RUE NEUVE', 'Rue Neuve / Nieuwstraat', 'Hoek …'],
    ['Wonen in een rustig dorp, vlak bij Dorp 5', 'Dorp', 'Wonen in een rustig dorp, vlak bij …'],
    ['Kerkstraatje 3', 'Kerkstraat', 'Kerkstraatje 3'],
    ['Zicht op de Kerkstr. 22!', 'Kerkstraat', 'Zicht op de …!'],
    ['Brusselse Stwg 5, Gent', 'Brusselse Steenweg', '…, Gent'],
    ['Au coin de l’av. Longchamp, 12', 'Avenue Longchamp', 'Au coin de l’…'],
    ['Bd. du Nord', 'Boulevard du Nord', '…'],
    ['R. de la Gare 3 bis', 'Rue de la Gare', '… bis'],
    ['Eupener Str. 7 und Klosterstr. 4', 'Klosterstraße', 'Eupener Str. 7 und …'],
    ['Plaine de jeux, rue calme', 'Rue de Fer', 'Plaine de jeux, rue calme'],
    ['Villa', '', 'Villa'],
    ['Au calme, rue des Bateliers', 'Rue des Bateliers, 27', 'Au calme, …'],
    ['Rue Haute 12, 3 chambres', 'Rue Haute 12/3', '…, 3 chambres'],
    ['Kerkstr. 12', 'Kerkstraat 12 bus 3', '…'],
    ['rue du 4 août 5', 'Rue du 4 Août', '…'],
    ['Aan de Kouter', 'Kouter 7', 'Aan de …'],
    ['In de Dorpsstraat', 'Dorpsstraat 8-10', 'In de …'],
    ['Au calme, rue Haute', '8, rue Haute', 'Au calme, …'],
    ['Au calme, rue Haute', 'Rue Haute 8 bis', 'Au calme, …'],
    ['3 chambres, 12 ares', '12', '3 chambres, 12 ares'],
    ['Lot de 5 ares', 'Lot 3', 'Lot de 5 ares'],
    ['Résidence récente', 'Résidence 4', 'Résidence récente'],
  ])('is removed from texts: %j without %j is %j', (text, street, kept) => {
    expect(withoutStreet(text, street)).toBe(kept);
    expect(namesStreet(text, street)).toBe(text !== kept);
  });
});
