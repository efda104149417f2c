import type { ComponentType } from 'react';
import type { PageBody, PageModel, PageOf } from '../application/page/page-model.ts';
import { formIsLoaded, needsFormTexts, loadFormComponent } from './components/form/form-component.ts';

type PageComponent<Kind extends PageBody['kind'] = PageBody['kind']> = ComponentType<{ readonly view: PageOf<Kind> }>;

/** The viager list (life annuities) has modules below it. Its page has a file of its own, so that other lists do not load these modules. */
type PageFile = PageBody['kind'] | 'viager';

function fileOf(body: PageBody): PageFile {
  return body.kind === 'list' && body.list === 'viager' ? 'viager' : body.kind;
}

/** Module of each kind of page, loaded when a page of that kind is opened. */
const FILES: {
  readonly [F in PageFile]: () => Promise<{ readonly Page: PageComponent<F extends 'viager' ? 'list' : F> }>;
} = {
  home: () => import('./pages/home.page.tsx'),
  list: () => import('./pages/list.page.tsx'),
  viager: () => import('./pages/viager.page.tsx'),
  property: () => import('./pages/property.page.tsx'),
  project: () => import('./pages/project.page.tsx'),
  projects: () => import('./pages/projects.page.tsx'),
  modules: () => import('./pages/modules.page.tsx'),
  article: () => import('./pages/article.page.tsx'),
  form: () => import('./pages/form.page.tsx'),
  link: () => import('./pages/link.page.tsx'),
  feedback: () => import('./pages/feedback.page.tsx'),
  'cookie-settings': () => import('./pages/cookie-settings.page.tsx'),
  favourites: () => import('./pages/favourites.page.tsx'),
  search: () => import('./pages/search.page.tsx'),
  login: () => import('./pages/login.page.tsx'),
  'set-password': () => import('./pages/set-password.page.tsx'),
  security: () => import('./pages/security.page.tsx'),
  portal: () => import('./pages/portal.page.tsx'),
  'portal-property': () => import('./pages/portal-property.page.tsx'),
  'not-found': () => import('./pages/not-found.page.tsx'),
  gone: () => import('./pages/gone.page.tsx'),
  failed: () => import('./pages/failed.page.tsx'),
};

const loaded = new Map<PageFile, PageComponent>();

/** Loads the component of a page; call before it is rendered or hydrated. */
export async function loadPage(view: PageModel): Promise<void> {
  await Promise.all([
    loadFile(fileOf(view.body)),
    formIsLoaded() || !needsFormTexts(view) ? undefined : loadFormComponent(),
  ]);
}

/** Loads the components of all pages. */
export async function loadEveryPage(): Promise<void> {
  await Promise.all([...(Object.keys(FILES) as PageFile[]).map(loadFile), loadFormComponent()]);
}

async function loadFile(name: PageFile): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, (await FILES[name]()).Page as PageComponent);
}

/** Component of a page; call `loadPage` before. */
export function pageComponent(body: PageBody): PageComponent {
  const name = fileOf(body);
  const component = loaded.get(name);
  if (!component) throw new Error(`the component of the page '${name}' was not loaded`);
  return component;
}
