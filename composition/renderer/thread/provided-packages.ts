import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as reactRedux from 'react-redux'
import * as router from 'react-router-dom'
import * as redux from 'redux'
import * as http from 'shared-contracts/http'
import * as remote from 'shared-contracts/remote'
import { offeredExports } from 'shared-contracts/remote/contract/offered-exports'
import * as store from 'shared-contracts/store'
import * as words from 'shared-contracts/words'
import { recordingToolkit } from './recording-toolkit'

/** Picks the exports that remotes may use from a package that the shell provides only in part. */
function pickOffered(name: keyof typeof offeredExports, whole: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(offeredExports[name].map((each) => [each, whole[each]]))
}

/** The shell's one copy of each shared package, as in the browser (composition/build/webpack/shared-packages.ts). */
export const providedPackages: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': pickOffered('react-router-dom', router),
  'react-redux': pickOffered('react-redux', reactRedux),
  redux,
  '@reduxjs/toolkit': recordingToolkit,
  'shared-contracts/store': store,
  'shared-contracts/http': http,
  'shared-contracts/remote': remote,
  'shared-contracts/words': words,
}
