import { createPhases } from './phases'

const onFirstShown = jest.fn()
const lookAgain = jest.fn()
const fetchAhead = jest.fn(() => lookAgain)
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
beforeEach(() => jest.clearAllMocks())

test('the shop opens once, with the first view, and fetches pages ahead from the next task on', async () => {
  const handleShown = createPhases({ onFirstShown, fetchAhead })
  handleShown()
  expect(onFirstShown).toHaveBeenCalledTimes(1)
  expect(fetchAhead).not.toHaveBeenCalled()
  await nextTask()
  expect(fetchAhead).toHaveBeenCalledTimes(1)
})

test('a second view in the same task begins nothing twice', async () => {
  const handleShown = createPhases({ onFirstShown, fetchAhead })
  handleShown()
  handleShown()
  await nextTask()
  expect(onFirstShown).toHaveBeenCalledTimes(1)
  expect(fetchAhead).toHaveBeenCalledTimes(1)
  expect(lookAgain).not.toHaveBeenCalled()
})

test('each later view has its links looked at', async () => {
  const handleShown = createPhases({ onFirstShown, fetchAhead })
  handleShown()
  await nextTask()
  handleShown()
  handleShown()
  expect(lookAgain).toHaveBeenCalledTimes(2)
  expect(onFirstShown).toHaveBeenCalledTimes(1)
})
