import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as reactRedux from 'react-redux'
import * as router from 'react-router-dom'
import * as redux from 'redux'
import * as http from 'shared-contracts/http'
import * as remote from 'shared-contracts/remote'
import { offeredExports } from 'shared-contracts/remote/offered-exports'
import * as store from 'shared-contracts/store'
import { recordingToolkit } from './recording-toolkit'

const wholeRouter: Readonly<Record<string, unknown>> = router
const offeredOfRouter = Object.fromEntries(
  offeredExports['react-router-dom'].map((name) => [name, wholeRouter[name]]),
)

/** The shell's one copy of each package that remotes share, as in the browser (tooling/webpack/shared-packages.ts). */
export const providedPackages: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': offeredOfRouter,
  'react-redux': reactRedux,
  redux,
  '@reduxjs/toolkit': recordingToolkit,
  'shared-contracts/store': store,
  'shared-contracts/http': http,
  'shared-contracts/remote': remote,
}
