import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as reactRedux from 'react-redux'
import * as redux from 'redux'
import * as http from 'shared-contracts/http'
import * as remote from 'shared-contracts/remote'
import * as store from 'shared-contracts/store'
import * as router from '../../src/facades/react-router-dom'
import { recordingToolkit } from './recording-toolkit'

/** The shell's one copy of each package that remotes share, as in the browser (tooling/webpack/shared-packages.ts). */
export const providedPackages: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': router,
  'react-redux': reactRedux,
  redux,
  '@reduxjs/toolkit': recordingToolkit,
  'shared-contracts/store': store,
  'shared-contracts/http': http,
  'shared-contracts/remote': remote,
}
