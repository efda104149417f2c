import { expect, test } from 'vitest';
import { htmlFaults } from '../support/reading/html-faults.ts';

test.each([
  [
    '<label>Sort<select><option>A</option></select><button>Go</button></label>',
    'a label of more than one control: button',
  ],
  ['<ul role="list"><li>A</li></ul>', '<ul> has the role list by itself'],
  ['<table><tbody><tr role="row"><td>A</td></tr></tbody></table>', '<tr> has the role row by itself'],
  ['<a href="/"><button>A</button></a>', '<button> stands in <a>'],
  ['<p id="a">A</p><p id="a">B</p>', 'the id a is double'],
  ['<label for="b">A</label>', 'label for names b, which is not there'],
  ['<ul><div>A</div></ul>', '<div> stands in <ul>'],
  ['<p><ul><li>A</li></ul></p>', '<p> is closed by what follows'],
  ['<span><div>A</div></span>', '<div> stands in <span>'],
  ['<img src="/a" alt="">', 'a picture lacks its words or size: /a'],
])('%s violates the rules', (html, fault) => {
  expect(htmlFaults(html)).toContain(fault);
});

test('valid markup has no fault', () => {
  const html =
    '<main><ul><li><label>A <input></label></li></ul><details><summary><h2>B</h2></summary><p>C<br>D</p></details></main>';
  expect(htmlFaults(html)).toEqual([]);
});
