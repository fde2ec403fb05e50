/** The alias by which the façade reaches the package it stands for (tooling/webpack/shell-config.ts). */
declare module 'react-redux-whole' {
  export * from 'react-redux'
}
