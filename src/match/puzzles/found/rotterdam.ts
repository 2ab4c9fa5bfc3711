export { default as book } from './rotterdam.json';
