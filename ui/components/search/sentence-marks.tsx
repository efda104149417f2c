import { type RefObject, useEffect, useRef } from 'react';
import type { SentencePart, ShownSentence } from '../../../application/browse/said-sentence.ts';

/** Events of a field after which its text may be scrolled. */
const SCROLLED = ['scroll', 'input', 'keyup', 'pointerup', 'focus', 'blur'] as const;

/**
 * The marks of a sentence behind its field, in the same place as the words: a second copy of the text, in no colour. What was typed since the
 * sentence was read has no mark yet.
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
  const known = sentences.map(sentence => knownParts(sentence?.parts ?? [], text));
  const [best = []] = known.toSorted((a, b) => b.length - a.length);
  return (
    <span ref={copy} className="search-marks" aria-hidden="true">
      <MarkedParts parts={best} />
    </span>
  );
}

/** Parts of a sentence, those with a meaning marked. */
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

/** The parts with which a text begins. */
function knownParts(parts: readonly SentencePart[], text: string): readonly SentencePart[] {
  let said = '';
  const end = parts.findIndex(part => !text.startsWith((said += part.text)));
  return end < 0 ? parts : parts.slice(0, end);
}
