import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { SAMPLE_OWNERS } from '../../fixtures/builders/owners.ts';
import { BUILT_ANSWER } from '../support/server/built-server.ts';
import { bodyOf, parseMail } from '../support/reading/parse-mail.ts';
import type { Visitor } from './visitor.ts';
import { openDay } from '../support/visitors/viewing-day.ts';

/** A scripted visit of the site, the same in every engine. */
export type Journey = {
  readonly title: string;
  /** Also in the short run: covers the greatest differences between engines. */
  readonly short?: boolean;
  /** Expects no console errors. */
  readonly quiet?: boolean;
  /** Resolves with the part that this engine could not test, if any. */
  readonly walk: (visitor: Visitor, outbox: string) => Promise<string | undefined | void>;
};

/** Matches any name. */
const ANY = '/^/';
const HOUSE = '/en/for-sale/namur/townhouse-with-office-and-south-west-garden-in-namur/6398214/';
const FLAT = '/en/for-sale/ostend/furnished-sea-front-flat-on-the-sixth-floor-in-ostend/6445280/';
const [OWNER] = SAMPLE_OWNERS;

async function tellName(visitor: Visitor): Promise<void> {
  await visitor.type('First name', 'Zoë');
  await visitor.type('Last name', 'Peeters');
  await visitor.type('E-mail address', `zoe${visitor.number}@example.be`);
}

async function tellAddress(visitor: Visitor): Promise<void> {
  await visitor.type('Street, number and box', 'Rue de Fer 3');
  await visitor.type('Postcode', '5000');
  await visitor.type('Town', 'Namur');
}

/** Solves the challenge, sends the form and returns the request's number. */
async function send(visitor: Visitor, button: string): Promise<string> {
  await visitor.type('Characters in the picture', BUILT_ANSWER);
  await visitor.press('button', button);
  await visitor.at(/[?&]reference=[0-9A-Z]{5}-[0-9A-Z]{5}&mark=[\w-]+$/);
  await visitor.read('/[0-9A-Z]{5}-[0-9A-Z]{5}/', { in: ['main', ANY] });
  return new URL(await visitor.address(), 'http://127.0.0.1').searchParams.get('reference') ?? '';
}

/** The path of the link in a mail that contains `word`; waits until the mail is in the outbox. */
async function linkIn(outbox: string, name: string, word: string): Promise<string> {
  const links = await expect
    .poll(() => bodyOf(parseMail(readFileSync(join(outbox, `${name}.eml`), 'latin1')), 'text/plain'), {
      timeout: 20_000,
    })
    .toContain(word)
    .then(() => bodyOf(parseMail(readFileSync(join(outbox, `${name}.eml`), 'latin1')), 'text/plain'))
    .then(text => text.match(/http:\/\/127\.0\.0\.1:\d+\/\S+/g));
  return new URL(links?.find(link => link.includes(word)) ?? '').pathname;
}

/** A day as forms show it. `dayWords('2026-11-24')` → `'24 Nov'` */
function dayWords(day: string): string {
  return `${Number(day.slice(8))} ${new Date(day).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })}`;
}

export const JOURNEYS: readonly Journey[] = [
  {
    title: 'search to detail, and back to the list',
    short: true,
    async walk(visitor) {
      await visitor.open('/en/', { first: true });
      await visitor.type(ANY, 'liege', 'searchbox');
      await visitor.press('link', '/^Liège 4000, For sale/', { in: ['region', 'Suggestions'] });
      await visitor.at(/^\/en\/for-sale\/\?city=/);
      // The address changes before the list is rendered: until then the cards are those of the home page, which may show Liège too.
      await visitor.see('heading', '/^Properties for sale in Liège/');
      await visitor.see('article', ANY, ({ text }) => text.includes('4000'));
      await visitor.press('link', ANY, { in: ['article', ANY] });
      await visitor.at(/\/\d{7}\/$/);
      await visitor.see('heading', ANY);
      await visitor.back();
      await visitor.at(/^\/en\/for-sale\/\?city=/);
      await visitor.see('article', ANY, ({ text }) => text.includes('4000'));
    },
  },
  {
    title: 'filter a list by words, close the panel, untick',
    short: true,
    async walk(visitor) {
      const filters = { in: ['search', 'Filters'] } as const;
      await visitor.open('/en/for-sale/', { first: true });
      await visitor.press('button', '/^Type/', filters);
      await visitor.pressWords('Land', filters);
      await visitor.see('checkbox', '/^Land/', ({ checked }) => checked);
      await visitor.at(/^\/en\/for-sale\/\?type=\d+$/);
      await visitor.pressWords('Land', filters);
      await visitor.see('checkbox', '/^Land/', ({ checked }) => !checked);
      await visitor.at(/^\/en\/for-sale\/$/);
      // In engines where a click on text moves no focus, Escape must close the panel too.
      await visitor.key('Escape');
      await visitor.unread('Land', filters);
    },
  },
  {
    title: 'the gallery by words and keys, and Back out of it',
    short: true,
    async walk(visitor) {
      await visitor.open(FLAT, { first: true });
      await visitor.press('link', ANY, { in: ['region', 'Photos'] });
      await visitor.see('dialog', ANY, ({ text }) => /1\s*(?:\/|of)\s*\d/.test(text));
      await visitor.key('ArrowRight');
      await visitor.see('dialog', ANY, ({ text }) => /2\s*(?:\/|of)\s*\d/.test(text));
      await visitor.key('Escape');
      await visitor.gone('dialog', ANY);
      await visitor.at(/\/6445280\/$/);
      await visitor.press('link', '/^See all \\d+ photos$/', { in: ['region', 'Photos'] });
      await visitor.at(/\/6445280\/#photos$/);
      await visitor.see('dialog', ANY);
      await visitor.back();
      await visitor.gone('dialog', ANY);
      await visitor.at(/\/6445280\/$/);
    },
  },
  {
    title: 'contact: refused, corrected, sent',
    async walk(visitor) {
      await visitor.open('/en/contact/', { first: true });
      await tellName(visitor);
      await visitor.type('E-mail address', 'zoe@');
      await visitor.type('Characters in the picture', BUILT_ANSWER);
      await visitor.press('button', 'Send my message');
      await visitor.see('textbox', 'E-mail address', ({ focused, value }) => focused && value === 'zoe@');
      await visitor.type('E-mail address', 'zoe@example.be');
      await visitor.type('Your message', 'Is the office open on Saturday?');
      await send(visitor, 'Send my message');
    },
  },
  {
    title: 'an appointment on a day that is pressed',
    short: true,
    async walk(visitor) {
      await visitor.open('/en/book-a-visit/?property=6434027', { first: true });
      await tellName(visitor);
      await visitor.pressWords(dayWords(openDay(4 + 2 * visitor.number)));
      await visitor.pressWords('/^Morning/');
      await visitor.see('radio', '/^Morning/', ({ checked }) => checked);
      await send(visitor, 'Book this visit');
    },
  },
  {
    title: 'a valuation',
    async walk(visitor) {
      await visitor.open('/en/free-valuation/', { first: true });
      await tellName(visitor);
      await tellAddress(visitor);
      // The system draws an open list box, so the option is chosen by keys while it is closed.
      await visitor.key('Tab');
      await visitor.see('combobox', 'Type of property', ({ focused }) => focused);
      await visitor.chooseByKey('Type of property', 'H', /^House/);
      await send(visitor, 'Ask for my free valuation');
    },
  },
  {
    title: 'an alert: asked for, confirmed, ended',
    async walk(visitor, outbox) {
      await visitor.open('/en/search-alert/', { first: true });
      const form = { in: ['form', 'Search alert'] } as const;
      for (const words of ['Buy', 'House – Villa', 'Namur']) await visitor.pressWords(words, form);
      await visitor.type('Budget, at most', '350000');
      await tellName(visitor);
      await visitor.pressWords('/^I wish to receive by e-mail/', form);
      const reference = await send(visitor, 'Create my alert');
      await visitor.open(await linkIn(outbox, `${reference}.sender`, '/confirm/'));
      await visitor.press('button', 'Confirm my alert');
      await visitor.see('heading', 'Your alert is active');
      await visitor.open(await linkIn(outbox, `${reference}.welcome`, '/unsubscribe/'));
      await visitor.press('button', 'Stop this alert');
      await visitor.see('heading', 'This subscription has ended');
    },
  },
  {
    title: 'a property sent to a friend from the menu of its page',
    async walk(visitor) {
      await visitor.open(FLAT, { first: true });
      await visitor.press('button', 'Share');
      await visitor.pressWords('Send to a friend');
      await visitor.at(/6445280/);
      await visitor.type('Your friend’s e-mail address', `friend${visitor.number}@example.be`);
      await visitor.type('Your e-mail address', `zoe${visitor.number}@example.be`);
      await visitor.type('Your note', 'Look at this one');
      await send(visitor, 'Send to my friend');
    },
  },
  {
    title: 'an offer: prepared, confirmed by its mail',
    async walk(visitor, outbox) {
      await visitor.open('/en/make-an-offer/?property=6398214', { first: true });
      await tellName(visitor);
      await tellAddress(visitor);
      await visitor.type('Your price', '325000');
      await visitor.type('Offer valid until', openDay(14));
      await visitor.pressWords('No, not subject to a loan');
      const reference = await send(visitor, 'Prepare my offer');
      await visitor.open(await linkIn(outbox, `${reference}.sender`, '/confirm-my-offer/'));
      await visitor.press('button', 'I confirm this offer');
      await visitor.see('heading', 'Your offer is confirmed');
    },
  },
  {
    title: 'a rental application',
    async walk(visitor) {
      await visitor.open('/en/rental-application/?property=6489327', { first: true });
      await tellName(visitor);
      await tellAddress(visitor);
      await visitor.type('Net income of the household per month', '2600');
      await visitor.type('Number of occupants', '2');
      await send(visitor, 'Send my application');
    },
  },
  {
    title: 'documents',
    async walk(visitor) {
      await visitor.open(HOUSE, { first: true });
      await visitor.press('link', 'Receive the documents');
      await visitor.at(/property=6398214/);
      await visitor.type('E-mail address', `zoe${visitor.number}@example.be`);
      await send(visitor, 'Receive the documents');
    },
  },
  {
    title: 'login and statistics',
    async walk(visitor) {
      await visitor.open('/en/login/', { first: true });
      const main = { in: ['main', ANY] } as const;
      await visitor.type('E-mail address', OWNER?.email ?? '');
      await visitor.type('Password', OWNER?.password ?? '');
      await visitor.press('button', 'Log in', main);
      await visitor.at(/^\/en\/owner-portal\/$/);
      await visitor.press('link', '/^Townhouse with office/', main);
      await visitor.at(/^\/en\/owner-portal\/6398214\/$/);
      await visitor.read('/^Your house was looked at online \\d+ times in the last seven days/');
      // A click in the middle of thirty days.
      await visitor.press('slider', 'Choose a day');
      const { value } = await visitor.see('slider', 'Choose a day', ({ value }) => /^1[3-6]$/.test(value));
      await visitor.key('ArrowRight');
      await visitor.see('slider', 'Choose a day', moved => Number(moved.value) === Number(value) + 1);
      await visitor.press('button', 'Log out', main);
      await visitor.at(/\/login\/\?notice=logged-out&mark=[\w-]+$/);
    },
  },
  {
    title: 'code that arrives later',
    async walk(outside) {
      const { visitor, gate } = await outside.behindGate(/\/browser-[^/]*\.js$/);
      const isLive = () => visitor.ask<boolean>("'live' in document.documentElement.dataset");
      await visitor.open('/en/contact/');
      await expect.poll(gate.cut).toBeGreaterThan(0);
      expect(await isLive()).toBe(false);
      gate.open();
      await expect
        .poll(async () => {
          // A request of the code may be under way that the gate has cut: then it is the next event that loads it.
          await visitor.ask("dispatchEvent(new Event('online'))");
          return isLive();
        })
        .toBe(true);
      await visitor.press('button', 'Decline all');
      await gate.close();
    },
  },
];
