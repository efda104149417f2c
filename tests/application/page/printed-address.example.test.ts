import { describe, expect, test } from 'vitest';
import { makePublicAddress } from '../../../adapters/qr-codes/public-address.ts';
import { openApplication } from '../../support/site/sample-application.ts';
import { readQrCode } from '../../support/reading/read-qr-code.ts';
import { pageOf, splitAddress } from '../../support/site/sample-site.ts';

const publicAddress = makePublicAddress(new URL('https://agency.example'));
const HOUSE = '/property/6434027/';

async function opened(address: string, application = openApplication({ publicAddress })) {
  const { view, head } = pageOf(await application.openPage({ ...splitAddress(address), hints: {} }));
  if (view.body.kind !== 'property') throw new Error(`${address} is no property`);
  return { online: view.body.online, canonical: head.canonical ?? '' };
}

describe('a printed property', () => {
  test.each(['fr', 'nl', 'en', 'de'])('has a QR code to its page in the language of the paper: %s', async lng => {
    const { view } = pageOf(await openApplication().openPage({ ...splitAddress(HOUSE), hints: {} }));
    const address = view.switcher.find(({ language }) => language === lng)?.href ?? '';
    const { online, canonical } = await opened(address);
    expect(online && readQrCode(online.code)).toBe(`https://agency.example${canonical}`);
    expect(canonical).toMatch(new RegExp(`^/${lng}/`));
    expect(online?.address).toBe(`https://agency.example${HOUSE}`);
  });

  test.each(['view=print', 'view=print&purpose=other&rate=1e9', 'view=%F0%9F%8F%A0&q=%E0%A4%A', 'x=//evil.example'])(
    'has the same QR code with ?%s',
    async query => {
      expect((await opened(`${HOUSE}?${query}`)).online).toEqual((await opened(HOUSE)).online);
    },
  );

  test('has no QR code when the site’s public URL is unknown', async () => {
    expect((await opened(HOUSE, openApplication())).online).toBeUndefined();
  });
});
