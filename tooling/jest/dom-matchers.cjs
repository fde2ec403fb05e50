require('@testing-library/jest-dom')
const { configure } = require('@testing-library/dom')

// A lazy page is compiled when a test first loads it, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
