import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { applyTheme } from './shell/theme.svelte.ts';

applyTheme();
const target = document.getElementById('app');
if (target) mount(App, { target });
