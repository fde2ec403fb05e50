import { createPhases } from './phases'

const open = jest.fn()
const lookAgain = jest.fn()
const fetchAhead = jest.fn(() => lookAgain)
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
beforeEach(() => jest.clearAllMocks())

test('the shop opens once, with the first view, and starts prefetching in the next task', async () => {
  const handleShown = createPhases(open, fetchAhead)
  handleShown()
  expect(open).toHaveBeenCalledTimes(1)
  expect(fetchAhead).not.toHaveBeenCalled()
  await nextTask()
  expect(fetchAhead).toHaveBeenCalledTimes(1)
})

test('a second view in the same task starts nothing twice', async () => {
  const handleShown = createPhases(open, fetchAhead)
  handleShown()
  handleShown()
  await nextTask()
  expect(open).toHaveBeenCalledTimes(1)
  expect(fetchAhead).toHaveBeenCalledTimes(1)
  expect(lookAgain).not.toHaveBeenCalled()
})

test('the links of each later view are checked', async () => {
  const handleShown = createPhases(open, fetchAhead)
  handleShown()
  await nextTask()
  handleShown()
  handleShown()
  expect(lookAgain).toHaveBeenCalledTimes(2)
  expect(open).toHaveBeenCalledTimes(1)
})
