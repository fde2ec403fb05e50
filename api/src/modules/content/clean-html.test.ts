import { seedBlogs } from '../../../seed/blogs'
import { cleanHtml } from './clean-html'

test('cleaning does not change an ordinary article [19.10]', () => {
  const html =
    '<h2>Store</h2><p>Keep it <strong>dark</strong> &amp; <em>dry</em>.</p><ul><li>Tin</li></ul><p><a href="/recipes">Recipes</a>, <a href="https://example.com/x?a=1">more</a>, <a href="mailto:a@example.com">mail</a></p>'
  expect(cleanHtml(html)).toBe(html)
  for (const { description } of seedBlogs) expect(cleanHtml(description)).toBe(description)
})

test.each([
  ['a script', '<script>steal()</script>', ''],
  ['a script in mixed case', '<ScRiPt src=//evil.example/x.js></sCrIpT>', ''],
  ['a script inside a script', '<scr<script>steal()</script>ipt>steal()</script>', 'steal()ipt&gt;steal()'],
  ['a script that is never closed', 'x<script>steal()', 'x'],
  ['an event attribute', '<p onclick="steal()">x</p>', '<p>x</p>'],
  ['an event attribute without quotes', '<p/onmouseover=steal()>x</p>', '<p>x</p>'],
  ['an event attribute in a link', '<a href="/x" onfocus="steal()" autofocus>x</a>', '<a href="/x">x</a>'],
  ['a picture that fails on purpose', '<img src=x onerror=steal()>', ''],
  ['a javascript link', '<a href="javascript:steal()">x</a>', '<a>x</a>'],
  ['a javascript link in mixed case', '<a href=" JaVaScRiPt:steal()">x</a>', '<a>x</a>'],
  ['a javascript link in entities', '<a href="java&#115;cript:steal()">x</a>', '<a>x</a>'],
  ['a javascript link with a line break', '<a href="java\nscript:steal()">x</a>', '<a>x</a>'],
  ['a javascript link with a control character', '<a href="\u0001javascript:steal()">x</a>', '<a>x</a>'],
  ['a vbscript link', '<a href="vbscript:steal()">x</a>', '<a>x</a>'],
  ['a data link', '<a href="data:text/html,<script>steal()</script>">x</a>', '<a>x</a>'],
  ['a link to another site without a scheme', '<a href="//evil.example">x</a>', '<a>x</a>'],
  ['a link to another site with backslashes', '<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['a style attribute', '<p style="position:fixed;inset:0">x</p>', '<p>x</p>'],
  ['a style sheet', '<style>body{display:none}</style>x', 'x'],
  ['a class of the page', '<p class="button" id="root">x</p>', '<p>x</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>x', 'x'],
  ['a frame with a document', '<iframe srcdoc="<script>steal()</script>"></iframe>x', 'x'],
  ['an object', '<object data="https://evil.example"></object><embed src="https://evil.example">x', 'x'],
  ['an SVG picture', '<svg onload=steal()><animate onbegin=steal()></svg>x', 'x'],
  ['a script in an SVG picture', '<svg><script>steal()</script></svg>x', 'x'],
  ['a formula', '<math><mtext></mtext><mglyph><style><img src=x onerror=steal()></style></math>x', 'x'],
  ['a form', '<form action="https://evil.example"><input name="card"><button>Pay</button></form>', 'Pay'],
  ['a base address', '<base href="https://evil.example">x', 'x'],
  ['a redirection', '<meta http-equiv="refresh" content="0;url=https://evil.example">x', 'x'],
  ['a style sheet of another site', '<link rel="stylesheet" href="https://evil.example">x', 'x'],
  ['a comment', 'x<!-- <script>steal()</script> -->', 'x'],
  ['a template', '<template><script>steal()</script></template>x', 'x'],
  [
    'a hidden script',
    '<noscript><p title="</noscript><img src=x onerror=steal()>">x</p></noscript>',
    '<p>x</p>',
  ],
])('%s is removed [19.10]', (_, html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

test('clean HTML stays the same when cleaned again', () => {
  const once = cleanHtml('<p>1 &lt; 2 &amp;&amp; <b>3</b> > 2</p><a href="/x?a=1&b=2">x</a>')
  expect(cleanHtml(once)).toBe(once)
})
