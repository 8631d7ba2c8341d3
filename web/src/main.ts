import { mount } from 'svelte';
import App from './App.svelte';
import { openHouse } from './net/house';
import { speech } from './words/language.svelte';
import './tokens.css';
import './base.css';
import './art.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
// Nothing is awaited at the top: what is loaded here may need this very file.
void Promise.all([speech.begin(), openHouse()]).then(() => mount(App, { target }));
