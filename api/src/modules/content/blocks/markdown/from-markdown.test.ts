import { fromMarkdown } from './from-markdown'

test('Markdown is shown as an article', () => {
  expect(fromMarkdown('# One\n\nA *b* **c** [d](/about).\n\n- e\n- f')).toBe(
    '<h2>One</h2>\n<p>A <em>b</em> <strong>c</strong> <a href="/about">d</a>.</p>\n<ul>\n<li>e</li>\n<li>f</li>\n</ul>',
  )
})

test.each([
  ['a script', '<script>steal()</script>'],
  ['a script in a paragraph', 'x <script>steal()</script> y'],
  ['a script that is never closed', 'x\n\n<script>steal()'],
  ['an event attribute', '<p onclick="steal()">x</p>'],
  ['a picture that fails on purpose', '<img src=x onerror=steal()>'],
  ['a picture of Markdown with a script', '![x](javascript:steal())'],
  ['a picture whose text breaks out', '![x" onerror="steal()](x.png)'],
  ['a javascript link', '[x](javascript:steal())'],
  ['a javascript link in mixed case', '[x](JaVaScRiPt:steal())'],
  ['a javascript link in entities', '[x](java&#115;cript:steal())'],
  ['a javascript link with a tab', '[x](<java\tscript:steal()>)'],
  ['a javascript link by reference', '[x][1]\n\n[1]: javascript:steal()'],
  ['a javascript autolink', '<javascript:steal()>'],
  ['a data link', '[x](data:text/html;base64,PHNjcmlwdD5zdGVhbCgpPC9zY3JpcHQ+)'],
  ['a vbscript link', '[x](vbscript:steal())'],
  ['a title that breaks out', '[x](/a "y\' onmouseover=\'steal()")'],
  ['a title that breaks out with quotes', `[x](/a 'y" onmouseover="steal()')`],
  ['an address that breaks out', '[x](/a"onmouseover="steal())'],
  ['code that names a language that breaks out', '```js" onmouseover="steal()\nx\n```'],
  ['a heading that breaks out', '# x <img src=x onerror=steal()>'],
  ['an SVG picture', '<svg onload=steal()>x</svg>'],
  ['a frame', '<iframe src="javascript:steal()"></iframe>'],
  ['a style', '<style>@import "//evil.example"</style>'],
  ['a form', '<form action="//evil.example"><input name=card></form>'],
  ['a comment that ends early', '<!--><img src=x onerror=steal()>-->'],
  ['a link to another site without a scheme', '[x](//evil.example)'],
  ['a link to another site with backslashes', '[x](/\\\\evil.example)'],
])('%s is inert', (_, text) => {
  const html = fromMarkdown(text)
  const tags = html.match(/<[^>]*>/g) ?? []
  for (const tag of tags)
    expect(tag).toMatch(/^<\/?(?:p|a|h2|h3|h4|ul|ol|li|strong|em|br|blockquote)(?: href="[^"]*")?\s*\/?>$/)
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
    expect(href).not.toMatch(/^[/\\]{2}/)
    expect(['https:', 'mailto:', 'tel:']).toContain(new URL(href, 'https://shop.example').protocol)
  }
})
