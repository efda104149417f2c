import { reason } from '../../application/finding/reason.ts';
import { FIGURE_PLACE, lawFigure } from '../../domain/cost/law-figures.ts';
import type { Article } from '../../domain/page/page.ts';
import type { Settings } from '../../domain/page/site.ts';
import { LANGUAGES, type Language } from '../../domain/text/language.ts';
import type { Localized } from '../../domain/text/localized.ts';
import type { RichText } from '../../domain/text/rich-text.ts';
import { parseRichText } from '../wire/rich-text/parse-rich-text.ts';
import { ARTICLE_SPARES, articleSchema } from './schemas/article-schema.ts';
import { EMPTY_HEADING } from './checks/check-texts.ts';
import { parseFrontMatter } from './files/front-matter.ts';
import type { JsonFiles } from './files/json-files.ts';
import type { Report } from './files/content-finding.ts';
import { readItems } from './files/read-items.ts';

/** Path of an article's text in a language. `articleFile('about', 'fr')` → `'articles/about/fr.md'` */
export function articleFile(id: string, language: Language): string {
  return `articles/${id}/${language}.md`;
}

/**
 * Reads the list of articles and their texts, including drafts. A text that is missing in the default language is reported, a text that is
 * missing in another language only causes a warning; the article is shown in its other languages. An article without any text is reported
 * and left out. Texts without an article are reported.
 */
export function readArticles(
  { files, json }: { readonly files: ReadonlyMap<string, string>; readonly json: JsonFiles },
  { languages, defaultLanguage }: Pick<Settings, 'languages' | 'defaultLanguage'>,
  report: Report,
  warn: Report,
): readonly Article[] {
  const rows = readItems(json, 'articles.json', articleSchema, report, {
    spare: ARTICLE_SPARES,
    keyOf: article => article.id,
  });
  const used = new Set<string>();
  const articles = rows.flatMap(({ value: row }): Article[] => {
    const title: { [L in Language]?: string } = {};
    const intro: { [L in Language]?: string } = {};
    const text: { [L in Language]?: RichText } = {};
    for (const language of LANGUAGES) {
      const file = articleFile(row.id, language);
      used.add(file);
      const source = files.get(file);
      if (source === undefined) {
        if (languages.includes(language) && language !== defaultLanguage && row.status === 'Published')
          warn(file, row.id, '', reason('text-of-other-language'));
        continue;
      }
      const parsed = parseFrontMatter(source);
      if ('refusal' in parsed) {
        report(file, row.id, '', parsed.refusal);
        continue;
      }
      if (!parsed.matter.public) continue;
      title[language] = parsed.matter.title;
      if (parsed.matter.intro !== '') intro[language] = parsed.matter.intro;
      text[language] = parseRichText(parsed.body);
      for (const [place, name = ''] of parsed.body.matchAll(FIGURE_PLACE))
        if (lawFigure(name, '', language) === undefined) report(file, row.id, '', reason('no-law-figure', { place }));
      if (EMPTY_HEADING.test(parsed.body)) warn(file, row.id, '', reason('empty-heading'));
    }
    if (Object.keys(title).length === 0) {
      report('articles.json', row.id, '', reason('no-text'));
      return [];
    }
    if (title[defaultLanguage] === undefined)
      report(articleFile(row.id, defaultLanguage), row.id, '', reason('text-missing'));
    const { path, image, author, property, ...own } = row;
    return [{ ...own, path, image, author, property, title: title as Localized, intro: intro as Localized, text }];
  });
  for (const file of files.keys()) {
    if (file.startsWith('articles/') && !used.has(file)) report(file, '', '', reason('of-no-article'));
  }
  return articles;
}
