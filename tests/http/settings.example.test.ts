import { describe, expect, test } from 'vitest';
import { readSettings } from '../../adapters/composition/settings.ts';

describe('the addresses of the agency’s offices', () => {
  test('are none by default', () => {
    expect(readSettings({})).toMatchObject({ agencyAddresses: [] });
  });

  test('are read with commas or blanks between, as visitors’ addresses are', () => {
    const read = readSettings({ AGENCY_ADDRESSES: '203.0.113.7, ::ffff:198.51.100.1\n2001:DB8:0:1::5' });
    expect(read).toMatchObject({ agencyAddresses: ['203.0.113.7', '198.51.100.1', '2001:db8:0:1'] });
  });

  test.each(['203.0.113', 'office.example', '203.0.113.7/24'])('stop the start where one is none: %s', text => {
    expect(readSettings({ AGENCY_ADDRESSES: text })).toEqual({
      refused: 'Settings refused: AGENCY_ADDRESSES: has an invalid network address',
    });
  });
});
