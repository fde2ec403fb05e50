import { readSheet, usedNames } from './critical-css'

const used = usedNames('<main class="a b"><h1>Cloves</h1><p class="a">Whole</p></main>')
// The last semicolon of a block is optional.
const tidy = (css: string) => css.replaceAll(';}', '}')
const critical = (css: string) => tidy(readSheet(css)(used))

test.each([
  ['the classes in it', '.a{color:red}', '.a{color:red}'],
  ['all of the classes a rule asks for', '.a.b>h1{x:y}.a .c{x:y}', '.a.b>h1{x:y}'],
  ['one of several selectors', '.c,.a{x:y}', '.a{x:y}'],
  ['the elements in it', 'h1,h2{x:y}table td{x:y}', 'h1{x:y}'],
  [
    'what applies to every page',
    ':root{--x:1}*,::before{x:y}body{x:y}',
    ':root{--x:1}*,::before{x:y}body{x:y}',
  ],
  [
    'the order of layers',
    '@layer reset,ui;@layer ui{.a{x:y}.c{x:y}}@layer app{.c{x:y}}',
    '@layer reset,ui;@layer ui{.a{x:y}}',
  ],
  ['rules for its width', '@media (min-width:10px){.a{x:y}}', '@media (min-width:10px){.a{x:y}}'],
  [
    'animations that run',
    '.a{animation:fade 1s}@keyframes fade{to{x:y}}@keyframes spin{to{x:y}}',
    '.a{animation:fade 1s}@keyframes fade{to{x:y}}',
  ],
  ['rules inside rules', '.a{x:y;&:after{x:y}&:hover{x:y}}', '.a{x:y;&:after{x:y}}'],
  ['what a negation leaves open', '.a:not(.c){x:y}', '.a:not(.c){x:y}'],
])('the first paint of a page includes %s', (_, css, expected) => {
  expect(critical(css)).toBe(expected)
})

test.each([
  ['fonts', '@font-face{font-family:Eczar;src:url(a.woff2)}'],
  ['print', '@media print{.a{x:y}}'],
  ['pointing at things', '.a:hover{x:y}'],
  ['other pages', '.c{x:y}'],
])('the first paint of a page includes no rule of %s', (_, css) => {
  expect(critical(css)).toBe('')
})

test('a sheet can be used for many pages', () => {
  const sheet = readSheet('.a{x:1}.c{x:2}')
  expect(tidy(sheet(usedNames('<p class="c">')))).toBe('.c{x:2}')
  expect(tidy(sheet(used))).toBe('.a{x:1}')
})
