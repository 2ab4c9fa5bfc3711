export { default as book } from './harbour.json';
