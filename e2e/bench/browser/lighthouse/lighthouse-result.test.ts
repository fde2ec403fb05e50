import { type LighthouseReport, readScores } from './lighthouse-result'

const perfect = { score: 1, auditRefs: [] }
const report: LighthouseReport = {
  lighthouseVersion: '12.8.2',
  categories: {
    performance: {
      score: 0.885,
      auditRefs: [
        { id: 'lcp', weight: 25 },
        { id: 'tbt', weight: 75 },
        { id: 'hint', weight: 0 },
      ],
    },
    accessibility: perfect,
    'best-practices': perfect,
    seo: { score: null, auditRefs: [{ id: 'absent', weight: 1 }] },
  },
  audits: {
    lcp: { title: 'Largest Contentful Paint', score: 0.5, displayValue: '3.1 s' },
    tbt: { title: 'Total Blocking Time', score: 1 },
    hint: { title: 'A hint', score: 0 },
    absent: { title: 'Says nothing', score: null },
  },
}

test('scores are out of 100, and each audit that lost points is listed with how many', () => {
  expect(readScores(report)).toEqual({
    scores: { performance: 89, accessibility: 100, 'best-practices': 100, seo: 0 },
    lost: [{ category: 'performance', audit: 'Largest Contentful Paint', value: '3.1 s', points: 12.5 }],
  })
})

test('a page that Lighthouse could not load has no score', () => {
  expect(() => readScores({ ...report, runtimeError: { message: 'No first paint.' } })).toThrow(
    'Lighthouse failed: No first paint.',
  )
})
