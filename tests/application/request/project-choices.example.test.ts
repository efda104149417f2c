import { describe, expect, test } from 'vitest';
import type { FormBody } from '../../../application/browse/content-pages.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

const feed = sampleFeed();

/** The form about a project. */
async function formOf(query = '', language = 'fr', given: Partial<typeof feed> = {}): Promise<FormBody> {
  const site = openSite([{ ...feed, ...given }], SAMPLE.content);
  const first = await site.open('/contact-construction/', { cookie: language });
  const path = first.kind === 'redirect' ? first.location : '/contact-construction/';
  return pageOf(await site.open(`${path}${query}`, { cookie: language })).view.body as FormBody;
}

describe('the form about a project', () => {
  test.each(LANGUAGES)('offers every project by its name where its address names none, in %s', async language => {
    const { projects, closed, subject } = await formOf('', language);
    expect([closed, subject]).toEqual([undefined, undefined]);
    expect(projects?.map(({ id }) => id).toSorted()).toEqual(feed.projects.map(({ id }) => id).toSorted());
    for (const { id, name } of projects ?? []) expect(name).toMatch(new RegExp(`^(?!${id}).{4}`));
  });

  test('offers them for an unknown id too, and none where its address names one', async () => {
    expect((await formOf('?project=9999999')).projects).toHaveLength(feed.projects.length);
    const id = feed.projects[0]?.id ?? 'the sample has a project';
    const { projects, subject } = await formOf(`?project=${id}`);
    expect([projects, subject?.id]).toEqual([undefined, id]);
  });

  test('says that there is no project where none is published, and what else is possible', async () => {
    const listings = feed.listings.map(listing => ({ ...listing, projectId: undefined }));
    const { closed } = await formOf('', 'fr', { projects: [], listings });
    expect(closed).toEqual({ why: 'no-projects', ways: [{ to: 'alert', href: expect.stringMatching(/^\/fr\//) }] });
  });
});
