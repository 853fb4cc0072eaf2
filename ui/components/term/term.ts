import './term.module.css';
