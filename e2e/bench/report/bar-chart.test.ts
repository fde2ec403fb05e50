import { barChart } from './bar-chart'

const groups = [
  {
    title: 'Home, first paint',
    bars: [
      { name: 'This shop', value: 1.1, isOurs: true },
      { name: 'Salt & <Pepper>', value: 2.2, isOurs: false },
    ],
  },
]

test('a bar twice as long stands for twice as much', () => {
  const widths = [...barChart('Times', groups, 4).matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  )
  expect(widths).toHaveLength(2)
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(2, 1)
})

test('every bar has its name and its value in words, and ours stands out', () => {
  const svg = barChart('Times', groups, 4)
  expect(svg).toContain('>This shop<')
  expect(svg).toContain('>Salt &amp; &lt;Pepper><')
  expect(svg).toContain('>x2.20<')
  expect(svg.match(/class="ours"/g)).toHaveLength(1)
})

test('the chart says what it shows to those who do not see it', () => {
  expect(barChart('Times', groups, 4)).toContain('role="img" aria-label="Times"')
})
