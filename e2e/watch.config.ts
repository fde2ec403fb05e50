import base from './playwright.config'
export default {
  ...base,
  webServer: undefined,
  retries: 0,
  workers: 1,
  use: { ...base.use, baseURL: 'http://localhost:11700' },
}
