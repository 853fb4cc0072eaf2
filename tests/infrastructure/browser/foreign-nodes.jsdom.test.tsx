import { expect, test } from '@jest/globals';
import { moveForeignNodes } from '../../../infrastructure/browser/foreign-nodes.ts';

test('Nodes of others between the parts of a page move to the end of the body, in their order; others stay', () => {
  document.body.innerHTML =
    `<div id="root"><i>1</i><div data-frame=""><a data-frame="text"><font>Skip</font></a>2<main data-frame="">
<div data-block=""><b>own</b></div><i>3</i><div data-frame="" data-block=""><i>4</i><link rel="stylesheet"><!--$--><i>in</i><!--/$--><i>5</i></div></main>
<footer data-settled="end"><p>own</p></footer></div></div>`.replaceAll('\n', '');
  moveForeignNodes(document.getElementById('root') as HTMLElement);
  expect(document.body.innerHTML).toBe(
    '<div id="root"><div data-frame=""><a data-frame="text"><font>Skip</font></a><main data-frame="">' +
      '<div data-block=""><b>own</b></div><div data-frame="" data-block=""><link rel="stylesheet"><!--$--><i>in</i><!--/$--></div></main>' +
      '<footer data-settled="end"><p>own</p></footer></div></div><i>1</i>2<i>3</i><i>4</i><i>5</i>',
  );
});
