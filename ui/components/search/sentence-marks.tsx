import { type RefObject, useEffect, useRef } from 'react';
import type { SentencePart, ShownSentence } from '../../../application/browse/shown-sentence.ts';

/** Events of the input after which its text may be scrolled. */
const SCROLLED = ['scroll', 'input', 'keyup', 'pointerup', 'focus', 'blur'] as const;

/**
 * Highlights behind a search field for the recognised words of a sentence: a second, transparent copy of the text in the same place. Words
 * typed after the sentence was last read have no highlight yet.
 */
export function SentenceMarks({
  field,
  text,
  sentences,
}: {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly sentences: readonly (ShownSentence | undefined)[];
}) {
  const copy = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const input = field.current;
    const follow = () => requestAnimationFrame(() => input && copy.current?.scrollTo({ left: input.scrollLeft }));
    const end = new AbortController();
    for (const event of SCROLLED) input?.addEventListener(event, follow, { signal: end.signal });
    return () => end.abort();
  }, [field]);
  // The copy is rendered after each change of the text and of its highlights; by then the input may have scrolled.
  useEffect(() => {
    copy.current?.scrollTo({ left: field.current?.scrollLeft ?? 0 });
  });
  const known = sentences.map(sentence => knownParts(sentence?.parts ?? [], text));
  const [best = []] = known.toSorted((a, b) => b.length - a.length);
  return (
    <span ref={copy} className="search-marks" aria-hidden="true">
      <MarkedParts parts={best} />
    </span>
  );
}

/** Parts of a sentence; those with a meaning are in `<mark>` elements. */
export function MarkedParts({ parts }: { readonly parts: readonly SentencePart[] }) {
  let at = 0;
  return parts.map(({ text, is }) => {
    const key = `${at}${text}`;
    at += text.length;
    return is === 'between' ? (
      <span key={key}>{text}</span>
    ) : (
      <mark key={key} data-is={is}>
        {text}
      </mark>
    );
  });
}

/** The leading parts of a sentence that a text still begins with. */
function knownParts(parts: readonly SentencePart[], text: string): readonly SentencePart[] {
  let said = '';
  const end = parts.findIndex(part => !text.startsWith((said += part.text)));
  return end < 0 ? parts : parts.slice(0, end);
}
