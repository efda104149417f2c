import '../../ui/styles/main.css';
import snapshot from 'virtual:site-snapshot';
import { startMemory } from './memory.ts';

void startMemory(snapshot);
