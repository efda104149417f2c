import { memo, Suspense } from 'react';
import type { SectionPart } from '../../../application/browse/sections/section-part.ts';
import type { Text } from '../../../domain/text/localized.ts';
import type { HeadingLevel } from '../common/heading-level.ts';
import { useSections } from '../sections/sections.tsx';

type SectionProps = {
  readonly part: SectionPart;
  /** Level of the headings in the section. */
  readonly level: HeadingLevel;
  /** Id and text of the module's title; a story renders the title itself. */
  readonly id: string;
  readonly title: Text | undefined;
  /** Whether this section renders the `<link>` of the style sheet; exactly one section of a page does. */
  readonly isStyled: boolean;
  /** Whether wide screens show the links to the complete lists beside the module's title. */
  readonly isBesideTitle: boolean;
};

/** A section of a module. The server's HTML, which works without script, stays in place until the component is loaded. */
export const Section = memo(function Section(section: SectionProps) {
  return (
    <Suspense fallback={null}>
      <Drawn {...section} />
    </Suspense>
  );
});

function Drawn({ part, level, id, title, isStyled, isBesideTitle }: SectionProps) {
  const { Areas, Lines, News, OpenDays, Sold, Story, STYLES } = useSections();
  return (
    <>
      {isStyled ? <link rel="stylesheet" href={STYLES[0]} /> : null}
      {part.kind === 'news' ? <News part={part} level={level} isBesideTitle={isBesideTitle} /> : null}
      {part.kind === 'open-houses' ? <OpenDays part={part} level={level} /> : null}
      {part.kind === 'story' ? <Story part={part} level={level} id={id} title={title} /> : null}
      {part.kind === 'areas' ? <Areas part={part} level={level} isBesideTitle={isBesideTitle} /> : null}
      {part.kind === 'sold' ? <Sold part={part} level={level} /> : null}
      {part.kind === 'lines' ? <Lines part={part} level={level} /> : null}
    </>
  );
}
