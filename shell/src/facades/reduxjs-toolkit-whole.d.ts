/** The alias by which the façade reaches the package it stands for (tooling/webpack/shell-config.ts). */
declare module 'reduxjs-toolkit-whole' {
  export * from '@reduxjs/toolkit'
  export const createNextState: typeof import('@reduxjs/toolkit').createNextState
}
