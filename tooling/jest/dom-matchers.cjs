require('@testing-library/jest-dom')
const { configure } = require('@testing-library/dom')

// A page's own file is compiled when a test first asks for it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 })
