import * as toolkit from '@reduxjs/toolkit'

/** The types of the actions that this thread's remote has created, in order. */
export const ownActionTypes: string[] = []

/** Redux Toolkit for remotes: it records the actions they create, for the publish gate. */
export const recordingToolkit = {
  ...toolkit,
  createAction(...details: Parameters<typeof toolkit.createAction>) {
    ownActionTypes.push(details[0])
    return toolkit.createAction(...details)
  },
}
