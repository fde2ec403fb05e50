require('@testing-library/jest-dom')
const { configure } = require('@testing-library/dom')

// Lazily loaded pages are compiled when a test first loads them, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
