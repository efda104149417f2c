import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SystemRequest } from '../../../adapters/crm/ask-system.ts';
import { childOf, childrenOf, readXml, textOf } from '../../../adapters/crm/read-xml.ts';
import { makeSkarabeeCall, type SoapFields } from '../../../adapters/crm/skarabee/skarabee-api.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const RESPONSE = {
  status: 200,
  body: '<e><GetPublicationResult><Publication>1</Publication></GetPublicationResult></e>',
};

/** The request sent for an operation with these parameters. */
async function sent(parameters: SoapFields): Promise<SystemRequest> {
  const requests: SystemRequest[] = [];
  const call = makeSkarabeeCall({ address: undefined, user: 'agency', password: 'é:1' }, async request => {
    requests.push(request);
    return RESPONSE;
  });
  await call({ operation: 'GetPublication', parameters, wanted: 'Publication' }, new AbortController().signal);
  return requests[0] as SystemRequest;
}

const bodyOf = async (parameters: SoapFields) => {
  const [body] = [...readXml([(await sent(parameters)).body ?? ''], ['Body'])];
  return childOf(body, 'GetPublication');
};

test('an operation is a SOAP 1.1 request with the login only in its header', async () => {
  const { url, headers, body, what } = await sent({ PublicationId: 7 });
  expect(url.href).toBe('https://weblink.skarabee.com/v41/weblink.asmx');
  expect(headers).toMatchObject({
    'content-type': 'text/xml; charset=utf-8',
    soapaction: '"http://weblink.skarabee.com/GetPublication"',
    authorization: `Basic ${Buffer.from('agency:é:1').toString('base64')}`,
  });
  expect(body).toContain('<GetPublication xmlns="http://weblink.skarabee.com/"><PublicationId>7</PublicationId>');
  expect(`${what} ${url} ${body}`).not.toContain('é:1');
});

test('parameters can be nested, repeated or nil', async () => {
  const asked = await bodyOf({ LastModified: null, Types: { Type: ['LOT', 'MODEL'] } });
  expect(childOf(asked, 'LastModified')?.attributes).toEqual({ nil: 'true' });
  expect(childrenOf(childOf(asked, 'Types'), 'Type').map(({ text }) => text)).toEqual(['LOT', 'MODEL']);
});

test('every text arrives unchanged, apart from characters that XML does not allow', async () => {
  await fc.assert(
    fc.asyncProperty(wholeText(), fc.constantFrom('', '\u0000', '\u000b', '\uffff'), async (text, bad) => {
      const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]/g, '');
      const read = textOf(await bodyOf({ Comments: `${text}${bad}` }), 'Comments') ?? '';
      expect(read).toBe(allowed.replace(/\r\n?/g, '\n').trim());
    }),
  );
  expect(textOf(await bodyOf({ Comments: '</Comments>&amp;\ud800<' }), 'Comments')).toBe('</Comments>&amp;<');
});
