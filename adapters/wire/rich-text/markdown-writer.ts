import { MARKS } from './rich-text-marks.ts';

type Mark = { readonly open: string; readonly close: string };
/** Formatting of text: the number of open bold and italic elements, and the link around it. */
type Setting = { readonly bold: number; readonly italic: number; readonly link: Mark | undefined };

const PLAIN: Setting = { bold: 0, italic: 0, link: undefined };

/**
 * Collects Markdown, in which private-use characters (`MARKS`) mark bold, italic and links. A mark is opened by the first words that need
 * it and closed before the line ends, so that each block has its own pair even if an element spans several.
 */
export function makeMarkdownWriter() {
  let out: string[] = [];
  const outerOutputs: string[][] = [];
  /** In a list item or a heading, line breaks become spaces. */
  let oneLine = false;
  let atBreak = true;
  let setting = PLAIN;
  let unit = { name: '', before: PLAIN };
  /** The `MARKS` that are open in the output, outermost first. */
  const shown: Mark[] = [];

  function wanted(): Mark[] {
    const { bold, italic, link } = setting;
    return [...(bold > 0 ? [MARKS.strong] : []), ...(italic > 0 ? [MARKS.emphasis] : []), ...(link ? [link] : [])];
  }
  function closeAllBut(marks: readonly Mark[]): void {
    const other = shown.findIndex((mark, at) => marks[at] !== mark);
    while (other >= 0 && shown.length > other) out.push(shown.pop()?.close ?? '');
  }
  function set(change: Partial<Setting>): void {
    setting = { ...setting, ...change };
    closeAllBut(wanted());
  }
  function breakLine(by: string): void {
    if (oneLine) {
      out.push(' ');
      return;
    }
    closeAllBut([]);
    out.push(by);
    atBreak = true;
  }

  return {
    breakLine,
    words(raw: string): void {
      const text = oneLine || outerOutputs.length > 0 ? raw.replaceAll('\n', ' ') : raw;
      if (text.trim() === '') {
        // White space between two blocks of HTML is left out, because it is not a line of Markdown.
        if (!atBreak) out.push(text);
        return;
      }
      const marks = wanted();
      closeAllBut(marks);
      for (const mark of marks.slice(shown.length)) {
        out.push(mark.open);
        shown.push(mark);
      }
      out.push(text);
      atBreak = false;
    },
    /** Starts a line with the text `by`; until `endLine`, line breaks become spaces. */
    beginLine(by: string): void {
      oneLine = false;
      breakLine(by);
      oneLine = true;
    },
    endLine(by: string): void {
      oneLine = false;
      breakLine(by);
    },
    isOneLine: () => oneLine,
    /** Changes the number of open bold elements: 1 at a start tag, -1 at an end tag. */
    bold(by: 1 | -1): void {
      set({ bold: Math.max(0, setting.bold + by) });
    },
    italic(by: 1 | -1): void {
      set({ italic: Math.max(0, setting.italic + by) });
    },
    link(href: string): void {
      set({
        link: href === '' ? undefined : { open: MARKS.link.open + href + MARKS.address, close: MARKS.link.close },
      });
    },
    /**
     * Called at the start of a paragraph, an item, a heading or a cell: formatting that is opened inside ends with it, even without a
     * closing tag.
     */
    enter(name: string): void {
      if (unit.name === name) this.leave();
      unit = { name, before: setting };
    },
    leave(): void {
      if (unit.name === '') return;
      const { bold, italic, link } = unit.before;
      set({
        bold: Math.min(setting.bold, bold),
        italic: Math.min(setting.italic, italic),
        link: setting.link === link ? link : undefined,
      });
      unit = { name: '', before: PLAIN };
    },
    /** Collects the following output separately until `release` returns it; line breaks within its blocks become spaces. */
    hold(): void {
      closeAllBut([]);
      outerOutputs.push(out);
      out = [];
      atBreak = true;
    },
    release(): string {
      this.endLine('');
      const text = out.join('');
      out = outerOutputs.pop() ?? [];
      return text;
    },
    end(): string {
      closeAllBut([]);
      return out.join('');
    },
  };
}
