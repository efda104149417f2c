import { MARKS } from './rich-text-marks.ts';

type Mark = { readonly open: string; readonly close: string };
/** How words are set: how many elements make them bold or italic, and the link that they are in. */
type Setting = { readonly bold: number; readonly italic: number; readonly link: Mark | undefined };

const PLAIN: Setting = { bold: 0, italic: 0, link: undefined };

/**
 * Collects Markdown and marks. A mark is opened by the first words that need it and closed before the line ends: however far
 * an element reaches, each block has its own pair.
 */
export function makeMarkdownWriter() {
  let out: string[] = [];
  const held: string[][] = [];
  /** Within an item or a heading everything stays on its line. */
  let oneLine = false;
  let atBreak = true;
  let setting = PLAIN;
  let unit = { name: '', before: PLAIN };
  /** The marks that are open in what is written, outermost first. */
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
      const text = oneLine || held.length > 0 ? raw.replaceAll('\n', ' ') : raw;
      if (text.trim() === '') {
        // What stands between two blocks of HTML is no line of Markdown.
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
    /** Begins a line that only `endLine` ends. */
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
    /** One bold element more, or one less. */
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
    /** Enters a paragraph, an item, a heading or a cell: what is set inside ends with it, though its tag be forgotten. */
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
    /** What follows is kept apart until `release` gives it back; its lines end where its blocks do. */
    hold(): void {
      closeAllBut([]);
      held.push(out);
      out = [];
      atBreak = true;
    },
    release(): string {
      this.endLine('');
      const text = out.join('');
      out = held.pop() ?? [];
      return text;
    },
    end(): string {
      closeAllBut([]);
      return out.join('');
    },
  };
}
