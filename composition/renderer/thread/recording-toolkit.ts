import * as toolkit from '@reduxjs/toolkit'

/** The types of the actions that the remote of this thread has made, in the order of their making. */
export const ownActionTypes: string[] = []

/** Redux Toolkit as remotes get it here: what actions they make is remembered, for the publish gate. */
export const recordingToolkit = {
  ...toolkit,
  createAction(...details: Parameters<typeof toolkit.createAction>) {
    ownActionTypes.push(details[0])
    return toolkit.createAction(...details)
  },
}
